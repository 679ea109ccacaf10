import { type Hex, isHex, size } from 'viem'
import { delegationManagerAddress } from '../../smartAccounts/accountAddresses.ts'
import { type Delegation, hashDelegation } from '../../smartAccounts/permissions/delegation.ts'
import { delegationManagerAbi } from '../../smartAccounts/permissions/delegationManagerAbi.ts'
import type { SmartAccount } from '../smartAccount/openSmartAccount.ts'

/**
 * A permission of the account that is valid on chain, by its id, from the event that made it known.
 *
 * @throws an Error where the account has none with this id, or has ended it
 */
export async function findPermission({ client, account }: SmartAccount, id: unknown): Promise<Delegation> {
  const hash = isHex(id) && size(id) === 32 ? (id.toLowerCase() as Hex) : undefined
  const [event] = hash
    ? await client.getContractEvents({
        address: delegationManagerAddress,
        abi: delegationManagerAbi,
        eventName: 'EnabledDelegation',
        args: { delegationHash: hash, delegator: account.address },
        fromBlock: 'earliest',
        strict: true,
      })
    : []
  const delegation = event?.args.delegation
  // A node could name another permission than the one that is asked for.
  if (!hash || !delegation || hashDelegation(delegation) !== hash) {
    throw new Error('Your account has no such permission.')
  }
  const isOver = await client.readContract({
    address: delegationManagerAddress,
    abi: delegationManagerAbi,
    functionName: 'disabledDelegations',
    args: [hash],
  })
  if (isOver) throw new Error('This permission has been revoked already.')
  return delegation
}
