import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { GetUserSuccess } from '@wallet-kit/clients/frame/types'
import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import { isAccountAddress } from '../../../chains/namespaces/families/isAccountAddress.ts'
import {
  isLoginAccountType,
  type LoginAccount,
  type LoginAccounts,
  type LoginAccountType,
} from '../../../chains/namespaces/LoginAccounts.ts'
import { toAddressKey } from '../../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import { toFrameChainId } from '../../frame/toFrameChainId.ts'
import type { StoredLogin } from './loginRecords.ts'
import { toLoginUser } from './toLoginUser.ts'

interface ReadUserParameters {
  readonly network: CaipNetwork
  readonly login: StoredLogin
  /** Kind of account to identify the user by. Default: the frame's own choice. */
  readonly wanted: LoginAccountType | undefined
  /** Networks with smart accounts. Without an answer there are none. */
  readonly listed: Promise<readonly CaipNetworkId[] | undefined>
  readonly signal: AbortSignal | undefined
}

/** The user of a login, in one chain family. */
export interface FrameUser {
  readonly embeddedWalletInfo: EmbeddedWalletInfo
  readonly loginAccounts: LoginAccounts
}

/**
 * Reads the user's accounts of one family.
 *
 * @throws WalletKitError `WALLET_REPLY_INVALID`, and what `SecureFrame.ask` throws
 */
export async function readUser(
  frame: SecureFrame,
  { network, login, wanted, listed: listing, signal }: ReadUserParameters,
): Promise<FrameUser> {
  const { caipNetworkId, chainNamespace } = network
  const request = {
    chainId: toFrameChainId(caipNetworkId),
    ...(wanted && { preferredAccountType: wanted }),
  }
  const reply = await frame.ask((host) => host.getUser(request, { signal }), signal)
  if (!isAccountAddress(chainNamespace, reply.address))
    throw createError(walletReplyInvalid, { context: { method: 'getUser' } })
  const accounts = readAccounts(network, reply)
  const active = accounts.find(({ address }) => isSame(caipNetworkId, address, reply.address))
  const { type = 'eoa' } = active ?? {}
  const listed = (await listing) ?? []
  const isListed = listed.includes(caipNetworkId)
  const { user, authProvider } = login
  return {
    embeddedWalletInfo: {
      user: toLoginUser({ email: reply.email ?? user.email, username: reply.userName ?? user.username }),
      authProvider,
      accountType: type,
      isSmartAccountDeployed: reply.smartAccountDeployed ?? false,
    },
    loginAccounts: {
      accounts,
      preferredType: toPreferredType(reply, accounts, type),
      // A frame that answers with a smart account has one there, whatever its list says.
      smartAccountEnabledNetworks: type === 'eoa' || isListed ? listed : [...listed, caipNetworkId],
    },
  }
}

/** The accounts of a family in the frame's answer: the one that it uses, and the others of the same form. */
function readAccounts(
  { chainNamespace, caipNetworkId }: CaipNetwork,
  { address, accounts = [] }: GetUserSuccess,
): readonly LoginAccount[] {
  const byKey = new Map<string, LoginAccount>()
  for (const account of accounts) {
    const key = toAddressKey(caipNetworkId, account.address)
    if (isAccountAddress(chainNamespace, account.address) && !byKey.has(key))
      byKey.set(key, { address: account.address, type: account.type })
  }
  const key = toAddressKey(caipNetworkId, address)
  if (!byKey.has(key)) byKey.set(key, { address, type: 'eoa' })
  return [...byKey.values()]
}

function toPreferredType(
  { preferredAccountType }: GetUserSuccess,
  accounts: readonly LoginAccount[],
  active: LoginAccountType,
): LoginAccountType {
  const preferred = isLoginAccountType(preferredAccountType) ? preferredAccountType : active
  return accounts.some(({ type }) => type === preferred) ? preferred : active
}

function isSame(caipNetworkId: CaipNetworkId, first: string, second: string): boolean {
  return toAddressKey(caipNetworkId, first) === toAddressKey(caipNetworkId, second)
}
