import { type Address, type Hex, isAddressEqual, isHex } from 'viem'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { decodeContext, hashDelegation } from '../../smartAccounts/permissions/delegation.ts'

/** Reads a permission from its context (ERC-7715); undefined for one of another account. */
export function readOwnPermission(
  context: string,
  accountOwner: Address,
): { readonly pci: Hex; readonly context: Hex } | undefined {
  try {
    if (!isHex(context)) return undefined
    const delegation = decodeContext(context)
    return isAddressEqual(delegation.delegator, computeDeleGatorAddress(accountOwner))
      ? { pci: hashDelegation(delegation), context }
      : undefined
  } catch {
    // Only the frame's page writes contexts; another text is none of this account.
    return undefined
  }
}
