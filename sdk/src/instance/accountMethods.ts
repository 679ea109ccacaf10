import type { AppKit, WalletInfo } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { toAccountSnapshot } from '../accounts/toAccountSnapshot.ts'
import type { Eip1193Provider } from '../connectors/Eip1193Provider.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { watchDerived } from '../stores/watchDerived.ts'
import { loadEngine } from './loadEngine.ts'

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
  | 'subscribeAccount'
  | 'subscribeWalletInfo'
  | 'subscribeProviders'
>

/** The instance's methods about the connected account and its wallet. */
export function accountMethods(kit: AppKitInternals): AccountMethods {
  const { connection, networks } = kit.stores
  const active = () => networks.getState().activeNamespace
  const snapshot = (namespace = active()) => toAccountSnapshot(kit.getConnection(namespace))
  const connector = kit.getConnector

  function getWalletInfo(namespace = active()): WalletInfo | undefined {
    const wallet = connector(namespace)
    if (!wallet) return undefined
    const { name, imageUrl, info, type } = wallet
    return { name, type, ...(imageUrl && { icon: imageUrl }), ...(info && { rdns: info.rdns }) }
  }

  function getProviders(): Partial<Record<ChainNamespace, Eip1193Provider>> {
    const names = Object.keys(connection.getState().namespaces) as ChainNamespace[]
    return Object.fromEntries(
      names.flatMap((name) => {
        const wallet = connector(name)
        return wallet ? [[name, wallet.provider]] : []
      }),
    )
  }

  return {
    async disconnect(namespace) {
      if (Object.keys(connection.getState().namespaces).length === 0) return
      const engine = await loadEngine(kit)
      await engine.forget(namespace)
    },
    getAccount: snapshot,
    getAddress: (namespace) => snapshot(namespace).address,
    getCaipAddress: (namespace) => snapshot(namespace).caipAddress,
    getIsConnectedState: () =>
      Object.values(connection.getState().namespaces).some(({ status }) => status === 'connected'),
    getWalletInfo,
    getProvider: (namespace) => connector(namespace)?.provider,
    getWalletProvider: () => connector(active())?.provider,
    getProviderType: (namespace) => connector(namespace)?.type,
    getWalletProviderType: () => connector(active())?.type,
    subscribeAccount: (callback, namespace) =>
      watchDerived([connection, networks], () => snapshot(namespace), callback),
    subscribeWalletInfo: (callback) => watchDerived([connection, networks], () => getWalletInfo(), callback),
    subscribeProviders: (callback) => watchDerived([connection], getProviders, callback),
  }
}
