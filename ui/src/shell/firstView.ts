import type { AppKit, ViewEntry } from '@wallet-kit/sdk'

const account: ViewEntry = { view: 'Account' }
const connect: ViewEntry = { view: 'Connect' }

/** The view that opens when none is requested: it is rendered ahead. */
export function firstView(kit: Pick<AppKit, 'getIsConnectedState'>): ViewEntry {
  return kit.getIsConnectedState() ? account : connect
}
