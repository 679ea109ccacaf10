import type { AppKit, ViewEntry } from '@wallet-kit/sdk'

const account: ViewEntry = { view: 'Account' }
const connect: ViewEntry = { view: 'Connect' }

/** What the modal shows when it opens without a wish: it is rendered ahead. */
export function firstView(kit: Pick<AppKit, 'getIsConnectedState'>): ViewEntry {
  return kit.getIsConnectedState() ? account : connect
}
