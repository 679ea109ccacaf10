import type { ProviderByNamespace } from '../chains/namespaces/families/ProviderByNamespace.ts'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import { watchDerived } from '../foundation/stores/watchDerived.ts'
import type { Connected } from '../wallets/connection/ConnectionState.ts'
import { disconnect } from '../wallets/connection/disconnect.ts'
import type { AppKit, WalletInfo } from './AppKit.ts'
import type { KitContext } from './KitContext.ts'
import { toAccountSnapshot } from './toAccountSnapshot.ts'

type AccountMethods = Pick<
  AppKit,
  | 'disconnect'
  | 'getAccount'
  | 'getAddress'
  | 'getCaipAddress'
  | 'getIsConnectedState'
  | 'getWalletInfo'
  | 'getProvider'
  | 'getWalletProvider'
  | 'getProviderType'
  | 'getWalletProviderType'
  | 'getPreferredAccountType'
  | 'getError'
  | 'getApprovedCaipNetworkIds'
  | 'subscribeShouldUpdateToAddress'
  | 'subscribeAccount'
  | 'subscribeWalletInfo'
  | 'subscribeProviders'
>

/** The instance's methods about the connected account and its wallet. */
export function accountMethods(context: KitContext): AccountMethods {
  const { connection, connectors, networks, options } = context.stores
  const active = () => networks.getState().activeNamespace
  const snapshot = (namespace = active()) => toAccountSnapshot(context.getConnection(namespace))
  const connector = context.getConnector

  function getWalletInfo(namespace = active()): WalletInfo | undefined {
    const wallet = connector(namespace)
    if (!wallet) return undefined
    const { name, imageUrl, info, type } = wallet
    return {
      name,
      type,
      ...(imageUrl && { icon: imageUrl }),
      ...(info && { rdns: info.rdns }),
      ...wallet.getWallet?.(namespace),
    }
  }

  function getProvider<Name extends ChainNamespace>(name: Name): ProviderByNamespace[Name] | undefined {
    // Each namespace's own code has decided that this is a provider of its kind.
    return context.connections?.getProvider(name) as ProviderByNamespace[Name] | undefined
  }

  function getProviders(): Partial<ProviderByNamespace> {
    const names = Object.keys(connection.getState().namespaces) as ChainNamespace[]
    const entries = names.map((name) => [name, getProvider(name)] as const)
    return Object.fromEntries(entries.filter(([, provider]) => provider))
  }

  return {
    disconnect: (namespace) => disconnect({ _internal: context }, namespace ? { namespace } : {}),
    getAccount: snapshot,
    getAddress: (namespace) => snapshot(namespace).address,
    getCaipAddress: (namespace) => snapshot(namespace).caipAddress,
    getIsConnectedState: () =>
      Object.values(connection.getState().namespaces).some(({ status }) => status === 'connected'),
    getWalletInfo,
    getProvider: getProvider as AppKit['getProvider'],
    getWalletProvider: () => getProvider(active()),
    getProviderType: (namespace) => connector(namespace)?.type,
    getWalletProviderType: () => connector(active())?.type,
    getPreferredAccountType: (namespace = active()) =>
      (context.getConnection(namespace) as Partial<Connected>).loginAccounts?.preferredType ??
      snapshot(namespace).allAccounts[0]?.type ??
      options.getState().defaultAccountTypes?.[namespace],
    getError: () => {
      const { attempt } = connection.getState()
      return 'error' in attempt ? attempt.error.message : ''
    },
    getApprovedCaipNetworkIds: (namespace = active()) =>
      connector(namespace)?.getApprovedNetworkIds?.(namespace) ?? [],
    subscribeShouldUpdateToAddress: (callback) =>
      watchDerived([connection, networks], () => snapshot().address, callback),
    subscribeAccount: (callback, namespace) =>
      watchDerived([connection, networks], () => snapshot(namespace), callback),
    subscribeWalletInfo: (callback) =>
      watchDerived([connection, networks, connectors], () => getWalletInfo(), callback),
    subscribeProviders: (callback) => watchDerived([connection, connectors], getProviders, callback),
  }
}
