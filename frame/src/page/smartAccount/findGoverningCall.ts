import { type Address, isAddressEqual } from 'viem'
import { delegationManagerAddress } from '../../smartAccounts/accountAddresses.ts'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'

/**
 * A call that would give the account another owner or other code, or revive a permission that was revoked. Pages may ask
 * for none: its data say nothing to the user.
 */
export function findGoverningCall(calls: readonly AccountCall[], account: Address): AccountCall | undefined {
  return calls.find(
    ({ to, data }) =>
      isAddressEqual(to, delegationManagerAddress) || (isAddressEqual(to, account) && data !== '0x'),
  )
}
