import { chainAdapterMissing, chainRequired } from '@wallet-kit/clients/errors/constants'
import type { AttachedLibrary, Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { Namespace } from '../../chains/namespaces/Namespace.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Network } from '../../chains/networks/Network.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from './WalletsContext.ts'

export interface AddAdapterParameters {
  /**
   * The namespace that it serves; a `ChainAdapter` has the code for it, too, and a `LibraryAdapter` (`WagmiAdapter`)
   * follows the kit.
   */
  readonly adapter:
    | Namespace
    | { readonly namespace: ChainNamespace; attach?(kit: never): void; detach?(): void }
  /** Networks of its namespace; those that state another one are left out. */
  readonly networks: readonly Network[]
}

/**
 * Offers a chain family at run time, with its networks. An adapter takes the place of an earlier one of its kind and
 * family.
 *
 * @throws WalletKitError `CHAIN_REQUIRED` for an adapter without a namespace, `CHAIN_ADAPTER_MISSING` for a library of a
 * family for which neither the kit nor an adapter has code
 *
 * @example
 * addAdapter(kit, { adapter, networks: [network] })
 */
export function addAdapter(
  { _internal: { namespaces, addNetwork, attach } }: KitHandle<WalletsContext>,
  { adapter, networks }: AddAdapterParameters,
): void {
  const isCustom = 'requestAccounts' in adapter
  const chainNamespace = isCustom ? adapter.name : adapter.namespace
  if (!chainNamespace) throw createError(chainRequired, { context: { action: 'add an adapter' } })
  if (!isCustom && !namespaces.has(chainNamespace)) {
    throw createError(chainAdapterMissing, { context: { namespace: chainNamespace } })
  }
  if (isCustom) {
    dropCustom(namespaces, chainNamespace)
    namespaces.custom.push(adapter)
  }
  for (const network of networks) {
    if (network.chainNamespace && network.chainNamespace !== chainNamespace) continue
    addNetwork({ ...network, chainNamespace })
  }
  if (isCustom || namespaces.custom.includes(adapter)) return
  detachLibraries(namespaces, chainNamespace)
  namespaces.custom.push(adapter)
  attach?.(adapter)
}

export interface RemoveAdapterParameters {
  readonly namespace: ChainNamespace
}

/**
 * Offers a chain family no longer. Ignored while a wallet is connected or connecting, when the family is not offered, and
 * when it is the only one.
 *
 * @throws WalletKitError `CHAIN_REQUIRED` without a namespace
 *
 * @example
 * removeAdapter(kit, { namespace: adapter.name })
 */
export function removeAdapter(
  { _internal: { namespaces, stores } }: KitHandle<WalletsContext>,
  { namespace }: RemoveAdapterParameters,
): void {
  if (!namespace) throw createError(chainRequired, { context: { action: 'remove an adapter' } })
  const state = stores.networks.getState()
  const requested = state.requested.filter(({ chainNamespace }) => chainNamespace !== namespace)
  const [next] = requested
  const isInUse = Object.values(stores.connection.getState().namespaces).some(
    ({ status }) => status !== 'disconnected',
  )
  if (isInUse || !next || requested.length === state.requested.length) return
  dropCustom(namespaces, namespace)
  detachLibraries(namespaces, namespace)
  const isActive = state.activeNamespace === namespace
  stores.networks.set({
    ...state,
    requested,
    ...(isActive && { active: next, activeNamespace: next.chainNamespace, isSupported: true }),
  })
}

function dropCustom({ custom }: Namespaces, name: ChainNamespace): void {
  const index = custom.findIndex((namespace) => namespace.name === name)
  if (index >= 0) custom.splice(index, 1)
}

function detachLibraries({ custom }: Namespaces, name: ChainNamespace): void {
  const isOf = (adapter: Namespaces['custom'][number]): adapter is AttachedLibrary =>
    adapter.name === undefined && adapter.namespace === name
  for (const library of custom.filter(isOf)) {
    custom.splice(custom.indexOf(library), 1)
    library.detach?.()
  }
}
