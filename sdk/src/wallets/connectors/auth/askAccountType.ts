import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { LoginAccount, LoginAccountType } from '../../../chains/namespaces/LoginAccounts.ts'
import { toAddressKey } from '../../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'

/** Time limit for the frame to answer, in ms. */
const answerLimit = 30_000

interface AskAccountTypeParameters {
  readonly type: LoginAccountType
  /** Accounts of the user. */
  readonly accounts: readonly LoginAccount[]
  /** The frame's network. */
  readonly caipNetworkId: CaipNetworkId
  readonly signal: AbortSignal | undefined
}

/**
 * Asks the frame to identify its user by this kind of account.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID` where it answers with another kind, or an account that is not the user's;
 * and what `SecureFrame.ask` throws
 */
export async function askAccountType(
  frame: SecureFrame,
  { type, accounts, caipNetworkId, signal }: AskAccountTypeParameters,
): Promise<void> {
  const options = { signal, timeoutMs: answerLimit }
  const reply = await frame.ask((host) => host.setPreferredAccount({ type }, options), signal)
  const toKey = (address: string) => toAddressKey(caipNetworkId, address)
  const isOfUser = accounts.some(({ address }) => toKey(address) === toKey(reply.address))
  if (reply.type !== type || !isOfUser)
    throw createError(walletReplyInvalid, { context: { method: 'setPreferredAccount' } })
}
