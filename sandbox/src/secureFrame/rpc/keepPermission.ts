import { FrameRefusal } from '@wallet-kit/frame'
import { computeDeleGatorAddress, decodeContext, hashDelegation } from '@wallet-kit/frame/smart-accounts'
import { type Address, isAddressEqual, isHex } from 'viem'
import type { SmartSessions } from '../../smartSessions/createSmartSessions.ts'

/** Keeps to which page a login has granted a permission: the chain does not know. @throws FrameRefusal */
export function keepPermission(
  smartSessions: Pick<SmartSessions, 'keep'>,
  owner: Address,
  { context, hostOrigin }: { readonly context: string; readonly hostOrigin: string },
): void {
  const delegation = read(context)
  if (!delegation || !isAddressEqual(delegation.delegator, computeDeleGatorAddress(owner))) {
    throw new FrameRefusal('The permission must be one of the account.')
  }
  const { origin, host } = new URL(hostOrigin)
  smartSessions.keep({
    pci: hashDelegation(delegation),
    projectName: host,
    projectUrl: origin,
    context: delegation.context,
  })
}

function read(context: string) {
  try {
    return isHex(context) ? { ...decodeContext(context), context } : undefined
  } catch {
    // Only the page of the frame writes contexts.
    return undefined
  }
}
