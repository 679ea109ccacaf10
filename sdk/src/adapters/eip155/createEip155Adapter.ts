import type { Connector } from '../../connectors/Connector.ts'
import { toWalletError } from '../../connectors/toWalletError.ts'
import { createLateError } from '../../errors/createLateError.ts'
import type { WalletKitError } from '../../errors/WalletKitError.ts'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import type { ChainAdapter, WalletAnswer } from '../ChainAdapter.ts'
import { readAccounts } from './readAccounts.ts'
import { readChainId } from './readChainId.ts'
import { watchWallet } from './watchWallet.ts'

/**
 * EVM chains. Connecting and restoring speak plain EIP-1193 and need no library; whatever needs viem is
 * imported when it is first used.
 */
export function createEip155Adapter(): ChainAdapter {
  let reader: Promise<Pick<ChainAdapter, 'getNativeBalance'>> | undefined

  function loadReader() {
    reader ??= import('./createReader.ts').then(({ createReader }) => createReader())
    // A chunk that could not be fetched is fetched again next time.
    reader.catch(() => {
      reader = undefined
    })
    return reader
  }

  return {
    namespace: 'eip155',
    async connect(connector) {
      const addresses = await askAccounts(connector, 'eth_requestAccounts')
      const [first] = addresses
      if (first === undefined) throw invalidReply('eth_requestAccounts')
      return { addresses, caipNetworkId: await askChainId(connector) }
    },
    async restore(connector): Promise<WalletAnswer | undefined> {
      const addresses = await askAccounts(connector, 'eth_accounts')
      return addresses.length === 0 ? undefined : { addresses, caipNetworkId: await askChainId(connector) }
    },
    async disconnect(connector) {
      await ask(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }])
    },
    watch: (connector, events) => watchWallet(connector.provider, events),
    async switchNetwork(connector, network) {
      const { switchChain } = await import('./switchChain.ts')
      await switchChain(connector, network)
    },
    async signMessage(connector, parameters) {
      const { signMessage } = await import('./signMessage.ts')
      return signMessage(connector, parameters)
    },
    async getNativeBalance(parameters) {
      return (await loadReader()).getNativeBalance(parameters)
    },
  }
}

async function askAccounts(
  connector: Connector,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<readonly string[]> {
  const addresses = readAccounts(await ask(connector, method))
  if (!addresses) throw invalidReply(method)
  return addresses
}

async function askChainId(connector: Connector): Promise<CaipNetworkId> {
  const caipNetworkId = readChainId(await ask(connector, 'eth_chainId'))
  if (!caipNetworkId) throw invalidReply('eth_chainId')
  return caipNetworkId
}

async function ask(connector: Connector, method: string, params?: readonly unknown[]): Promise<unknown> {
  try {
    return await connector.provider.request(params ? { method, params } : { method })
  } catch (error) {
    throw toWalletError(error, method)
  }
}

function invalidReply(method: string): WalletKitError {
  return createLateError('WALLET_REPLY_INVALID', { context: { method } })
}
