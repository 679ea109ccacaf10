import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { type DisplayName, toDisplayName } from '../../format/toDisplayName.ts'
import { isInlineImage } from '../../namespaces/isInlineImage.ts'
import { namespaceTraits } from '../../namespaces/traits.ts'
import type { ChainNamespace } from '../../networks/Caip.ts'
import { getNamespaces } from '../../networks/getNamespaces.ts'
import type { ConnectorContext, ConnectorKind, ConnectorSink } from '../ConnectorKind.ts'
import type { ProvidersByNamespace } from '../createProviderBehaviour.ts'
import { createProviderConnector } from '../createProviderConnector.ts'
import { mergeConnectors } from './mergeConnectors.ts'

/**
 * Wallets that register through Wallet Standard: each one that serves a namespace of the host app, now and
 * later. https://github.com/wallet-standard/wallet-standard
 */
export const walletStandardKind: ConnectorKind = { start: watchStandardWallets }

function watchStandardWallets(context: ConnectorContext, sink: ConnectorSink): () => void {
  let isOver = false
  const added = new Map<Wallet, string>()

  function add(wallet: Wallet): void {
    const found = readWallet(wallet)
    if (!found || added.has(wallet) || isOver) return
    const { name, imageUrl, providers } = found
    const requested = getNamespaces(context.stores.networks.getState().requested)
    if (!Object.keys(providers).some((namespace) => requested.includes(namespace as ChainNamespace))) return
    const taken = new Set(sink.getAll().map(({ id }) => id))
    const base = toId(name)
    const id = taken.has(base)
      ? `${base}-${[...taken].filter((other) => other.startsWith(base)).length}`
      : base
    added.set(wallet, id)
    const details = { id, name, type: 'ANNOUNCED' as const, ...(imageUrl && { imageUrl }) }
    sink.add(createProviderConnector(context, details, providers))
  }

  // A wallet that was announced as well is listed once.
  sink.arrange(mergeConnectors)
  const wallets = getWallets()
  const stops = [
    wallets.on('register', (...registered) => registered.forEach(add)),
    wallets.on('unregister', (...gone) => {
      for (const wallet of gone) {
        const id = added.get(wallet)
        if (id !== undefined) sink.remove(id)
        added.delete(wallet)
      }
    }),
  ]
  wallets.get().forEach(add)
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/** Reads who a wallet is and what it serves. Its getters may throw or return anything. */
function readWallet(
  wallet: Wallet,
):
  | { readonly name: DisplayName; readonly imageUrl?: string; readonly providers: ProvidersByNamespace }
  | undefined {
  try {
    const { name: rawName, icon, chains, features } = wallet as { [Key in keyof Wallet]: unknown }
    const name = typeof rawName === 'string' ? toDisplayName(rawName) : ''
    if (!name || !Array.isArray(chains) || typeof features !== 'object' || features === null) return undefined
    const served = Object.entries(namespaceTraits).filter(([, traits]) =>
      traits.acceptsStandardWallet?.(wallet),
    )
    const providers = Object.fromEntries(served.map(([namespace]) => [namespace, wallet]))
    return { name, providers, ...(typeof icon === 'string' && isInlineImage(icon) && { imageUrl: icon }) }
  } catch {
    return undefined
  }
}

/** Wallet Standard has no reverse domain names: a wallet's name is all that is stable between page loads. */
function toId(name: string): string {
  return `standard.${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
