import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { EthereumMethod } from '@wallet-kit/clients/ethereum/rpc'
import { createError } from '../../../foundation/errors/createError.ts'
import type { WalletKitError } from '../../../foundation/errors/WalletKitError.ts'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import type { SharedAccounts, WalletEvents } from '../Namespace.ts'
import { readList } from '../readList.ts'
import { copyWalletError } from '../walletErrors/copyWalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readChainId } from './readChainId.ts'
import { wrapProvider } from './wrapProvider.ts'

/** Code of a lost node connection. The wallet still shares its accounts and reconnects by itself. */
const tryAgainLater = 1013

/** Asks the visitor to share accounts. https://eips.ethereum.org/EIPS/eip-1102 */
export async function requestAccounts(provider: Eip1193Provider): Promise<SharedAccounts> {
  const addresses = await askAccounts(provider, 'eth_requestAccounts')
  if (addresses.length === 0) throw invalidReply('eth_requestAccounts')
  return { addresses, caipNetworkId: await askChainId(provider) }
}

/** Reads shared accounts without a prompt. `undefined` when the wallet shares none. */
export async function readAccounts(provider: Eip1193Provider): Promise<SharedAccounts | undefined> {
  const addresses = await askAccounts(provider, 'eth_accounts')
  return addresses.length === 0 ? undefined : { addresses, caipNetworkId: await askChainId(provider) }
}

/** Gives the permission back. */
export async function releaseAccounts(provider: Eip1193Provider): Promise<void> {
  await wrapProvider(provider).request('wallet_revokePermissions', [{ eth_accounts: {} }])
}

/** Watches a wallet's own reports. https://eips.ethereum.org/EIPS/eip-1193#events */
export function watchWallet(provider: Eip1193Provider, events: WalletEvents): () => void {
  return wrapProvider(provider).listen({
    accountsChanged(accounts) {
      const addresses = readAddresses(accounts)
      // Accounts that cannot be read are accounts that must not be shown.
      if (addresses) events.accountsChanged(addresses)
      else events.disconnect()
    },
    chainChanged: (chainId) => events.chainChanged(readChainId(chainId)),
    disconnect(error) {
      const copy = copyWalletError(error)
      const isBrief = typeof copy === 'object' && copy?.code === tryAgainLater
      if (!isBrief) events.disconnect()
    },
  })
}

async function askAccounts(
  provider: Eip1193Provider,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<readonly string[]> {
  const addresses = readAddresses(await wrapProvider(provider).request(method))
  if (!addresses) throw invalidReply(method)
  return addresses
}

async function askChainId(provider: Eip1193Provider): Promise<CaipNetworkId> {
  const caipNetworkId = readChainId(await wrapProvider(provider).request('eth_chainId'))
  if (!caipNetworkId) throw invalidReply('eth_chainId')
  return caipNetworkId
}

function invalidReply(method: EthereumMethod): WalletKitError {
  return createError(walletReplyInvalid, { context: { method } })
}

/**
 * Reads the addresses of a wallet's answer, such as to `eth_accounts`, or of its event `accountsChanged`.
 *
 * @returns each account once, as it is spelled first; `undefined` when it is not a list of addresses; an empty list is
 * an answer of its own.
 */
export function readAddresses(answer: unknown): readonly string[] | undefined {
  const addresses = readList(answer)
  const valid = addresses?.every(
    (address): address is string => typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address),
  )
  if (!valid) return undefined
  // In two spellings it is one account.
  const byAccount = new Map<string, string>()
  for (const address of addresses as readonly string[]) {
    const account = address.toLowerCase()
    if (!byAccount.has(account)) byAccount.set(account, address)
  }
  return [...byAccount.values()]
}
