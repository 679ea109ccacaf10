import { ChainNotConfiguredError, ConnectorNotConnectedError, type CreateConnectorFn } from '@wagmi/core'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import type { Eip1193Provider } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { askForWallet } from './askForWallet.ts'
import { type KitConnection, readKitConnection } from './readKitConnection.ts'

/** Id of the kit's connector in wagmi's storage. */
export const kitConnectorId = 'walletKit'

/**
 * A wagmi connector in front of a kit, which may be created after wagmi's configuration. The kit holds the connection
 * and asks the wallets; the connector passes on wagmi's requests. The caller reports the kit's changes.
 */
export function createKitConnector(getKit: () => AppKit | undefined): CreateConnectorFn<Eip1193Provider> {
  function getConnection(): { readonly kit: AppKit; readonly connection: KitConnection } {
    const kit = getKit()
    const connection = kit && readKitConnection(kit)
    if (!kit || !connection) throw new ConnectorNotConnectedError()
    return { kit, connection }
  }

  return ({ chains }) => {
    async function switchChain({ chainId }: { chainId: number }) {
      const { kit } = getConnection()
      const chain = chains.find((candidate) => candidate.id === chainId)
      const network = kit.getCaipNetworks('eip155').find((candidate) => candidate.id === chainId)
      if (!chain || !network) throw new SwitchChainError(new ChainNotConfiguredError())
      try {
        await kit.switchNetwork(network)
      } catch (error) {
        const cause = error as Error
        throw isWalletKitError(error, 'USER_REJECTED')
          ? new UserRejectedRequestError(cause)
          : new SwitchChainError(cause)
      }
      return chain
    }

    return {
      id: kitConnectorId,
      name: 'wallet-kit',
      type: kitConnectorId,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const kit = getKit()
        if (!kit) throw new ConnectorNotConnectedError()
        await kit.ready()
        if (!readKitConnection(kit) && !isReconnecting) await askForWallet(kit)
        // Reconnecting must not ask for anything.
        if (chainId && !isReconnecting && chainId !== getConnection().connection.chainId)
          await switchChain({ chainId })
        const { connection } = getConnection()
        const accounts = withCapabilities
          ? connection.accounts.map((address) => ({ address, capabilities: {} }))
          : connection.accounts
        // The type of the accounts depends on a type parameter that has no value to narrow by.
        return { accounts: accounts as never, chainId: connection.chainId }
      },
      disconnect: async () => getKit()?.disconnect('eip155'),
      getAccounts: async () => getConnection().connection.accounts,
      getChainId: async () => getConnection().connection.chainId,
      async getProvider() {
        const kit = getKit()
        await kit?.ready()
        // wagmi skips a connector that has none, which its type does not allow for.
        return kit?.getProvider('eip155') as Eip1193Provider
      },
      async isAuthorized() {
        const kit = getKit()
        await kit?.ready()
        return kit !== undefined && readKitConnection(kit) !== undefined
      },
      switchChain,
      // The kit watches the wallet.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
}
