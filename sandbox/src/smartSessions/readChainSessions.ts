import {
  delegationManagerAbi,
  delegationManagerAddress,
  type Permission,
  readCaveats,
} from '@wallet-kit/frame/smart-accounts'
import type { Address, Hex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import type { SessionTerm } from './SmartSession.ts'

/** A session as the chain has it. */
export interface ChainSession {
  readonly pci: Hex
  /** Seconds since 1970. */
  readonly expiry: number
  readonly createdAt: number
  readonly revokedAt: number | null
  readonly permissions: readonly SessionTerm[]
  readonly policies: readonly SessionTerm[]
}

/** The last second of the year 9999: a session whose limits cannot be read may last for ever. */
const noExpiry = 253_402_300_799

/** The permissions that an account has made known on chain, and whether it has revoked them since. */
export async function readChainSessions(
  { client }: Pick<Chain, 'client'>,
  account: Address,
): Promise<readonly ChainSession[]> {
  const ofAccount = {
    address: delegationManagerAddress,
    abi: delegationManagerAbi,
    args: { delegator: account },
    fromBlock: 'earliest',
    strict: true,
  } as const
  const [enabled, disabled] = await Promise.all([
    client.getContractEvents({ ...ofAccount, eventName: 'EnabledDelegation' }),
    client.getContractEvents({ ...ofAccount, eventName: 'DisabledDelegation' }),
  ])
  const timeOf = async (blockNumber: bigint) => Number((await client.getBlock({ blockNumber })).timestamp)
  return Promise.all(
    enabled.map(async ({ args: { delegationHash, delegation }, blockNumber, logIndex }) => {
      // It was disabled once before, in the same operation, so that the chain tells of it.
      const end = disabled.find(
        (event) =>
          event.args.delegationHash === delegationHash &&
          (event.blockNumber > blockNumber ||
            (event.blockNumber === blockNumber && event.logIndex > logIndex)),
      )
      const permission = readCaveats(delegation.caveats)
      return {
        pci: delegationHash,
        expiry: permission?.expiry ?? noExpiry,
        createdAt: await timeOf(blockNumber),
        revokedAt: end ? await timeOf(end.blockNumber) : null,
        permissions: permission ? [toTerm(permission)] : [{ type: 'unknown' }],
        policies:
          permission?.calls === undefined
            ? []
            : [{ type: 'call-limit', data: { count: permission.calls.toString() } }],
      }
    }),
  )
}

/** Amounts are decimal: they may exceed the numbers of JSON. */
function toTerm({ action }: Permission): SessionTerm {
  switch (action.type) {
    case 'contract-call':
      return {
        type: action.type,
        data: {
          address: action.contract,
          selectors: action.selectors,
          valueLimit: action.valueLimit.toString(),
          arguments: action.fixedWords,
        },
      }
    case 'erc20-token-transfer':
      return {
        type: action.type,
        data: { address: action.token, allowance: action.allowance.toString() },
      }
    case 'native-token-transfer':
      return { type: action.type, data: { allowance: action.allowance.toString() } }
  }
}
