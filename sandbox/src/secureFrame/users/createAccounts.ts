import type { Accounts } from '@wallet-kit/frame'
import { computeDeleGatorAddress } from '@wallet-kit/frame/smart-accounts'
import type { SmartSessions } from '../../smartSessions/createSmartSessions.ts'
import type { SolanaChain } from '../../solana/startSolanaChain.ts'
import { signAsOwner } from '../rpc/accountSigning.ts'
import { answerRequest } from '../rpc/answerRequest.ts'
import { keepPermission } from '../rpc/keepPermission.ts'
import type { WalletState } from '../rpc/RpcCall.ts'
import { deriveKeys, type UserKeys } from './deriveKeys.ts'
import { fundUser } from './fundUser.ts'

export interface CreateAccountsParameters {
  readonly seed: string
  readonly state: WalletState
  readonly solana: SolanaChain
  readonly smartSessions: Pick<SmartSessions, 'keep'>
  readonly log: (line: string) => void
}

/** Accounts whose keys are derived from the sandbox's seed, so that a restart changes no address. */
export function createAccounts({
  seed,
  state,
  solana,
  smartSessions,
  log,
}: CreateAccountsParameters): Accounts {
  const known = new Map<string, Promise<UserKeys>>()
  const keysOf = (userId: string) => {
    const keys = known.get(userId) ?? deriveKeys(seed, userId)
    known.set(userId, keys)
    return keys
  }
  return {
    async addressesOf(userId) {
      const { evm, solana, accountOwner } = await keysOf(userId)
      return {
        evm: evm.address,
        solana: solana.address,
        smartAccount: computeDeleGatorAddress(accountOwner.address),
        accountOwner: accountOwner.address,
      }
    },
    async isDeployed(chainId, address) {
      const chain = state.chains.find(({ definition }) => definition.chainId === chainId)
      const [code] = (await chain
        ?.call([{ method: 'eth_getCode', params: [address, 'latest'] }])
        .catch(() => undefined)) ?? ['0x']
      return code !== '0x'
    },
    request: async (request) => answerRequest({ ...request, state, keys: await keysOf(request.user.id) }),
    signAsOwner: async (userId, content) => signAsOwner((await keysOf(userId)).accountOwner, content),
    keepPermission: async (userId, permission) =>
      keepPermission(smartSessions, (await keysOf(userId)).accountOwner.address, permission),
    onLogin: async (userId) => fundUser({ keys: await keysOf(userId), chains: state.chains, solana, log }),
  }
}
