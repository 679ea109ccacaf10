import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import { isInlineImage } from '../../../chains/namespaces/isInlineImage.ts'
import { readList } from '../../../chains/namespaces/readList.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import { getNamespaces } from '../../../chains/networks/getNamespaces.ts'
import { type DisplayName, toDisplayName } from '../../../foundation/format/toDisplayName.ts'
import type { ConnectorContext, ConnectorKind, ConnectorSink } from '../ConnectorKind.ts'
import type { ProvidersByNamespace } from '../createProviderBehaviour.ts'
import { createProviderConnector } from '../createProviderConnector.ts'
import { mergeConnectors } from './mergeConnectors.ts'

/**
 * Wallets that register through Wallet Standard: each one that serves a namespace of the host app, now and
 * later. https://github.com/wallet-standard/wallet-standard
 */
export const walletStandardKind: ConnectorKind = { start: watchStandardWallets }

/** Names under which wallets announce themselves (EIP-6963), where they register under another one: both are one wallet. */
const announcedNames: ReadonlyMap<string, string> = new Map([['Trust', 'Trust Wallet']])

function watchStandardWallets(context: ConnectorContext, sink: ConnectorSink): () => void {
  let isOver = false
  let count = 0
  const added = new Map<Wallet, string>()

  function add(wallet: Wallet): void {
    const found = readWallet(wallet)
    if (!found || added.has(wallet) || isOver) return
    const { name, ownName, imageUrl, providers } = found
    const requested = getNamespaces(context.stores.networks.getState().requested)
    if (!Object.keys(providers).some((namespace) => requested.includes(namespace as ChainNamespace))) return
    const storedId = toStoredId(name)
    const isTaken = sink.getAll().some(({ id }) => id === storedId)
    count += 1
    const id = isTaken ? `${storedId}:${count}` : storedId
    added.set(wallet, id)
    const details = {
      id,
      storedId,
      formerStoredIds: toFormerIds(ownName),
      name,
      type: 'ANNOUNCED' as const,
      ...(imageUrl && { imageUrl }),
    }
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

/** Reads a wallet's name and namespaces. Its getters may throw or return anything. */
function readWallet(wallet: Wallet):
  | {
      readonly name: DisplayName
      readonly ownName: string
      readonly imageUrl?: string
      readonly providers: ProvidersByNamespace
    }
  | undefined {
  try {
    const { name: rawName, icon, chains: rawChains, features } = wallet as { [Key in keyof Wallet]: unknown }
    const ownName = typeof rawName === 'string' ? rawName : ''
    const name = toDisplayName(announcedNames.get(ownName) ?? ownName)
    const chains = readList(rawChains)
    if (!name || !chains || typeof features !== 'object' || features === null) return undefined
    // Inspects the values read above: getters may return something else each time.
    const claims = { chains, features } as Pick<Wallet, 'chains' | 'features'>
    const served = Object.entries(namespaceTraits).filter(([, traits]) =>
      traits.acceptsStandardWallet?.(claims),
    )
    const providers = Object.fromEntries(served.map(([namespace]) => [namespace, wallet]))
    return {
      name,
      ownName,
      providers,
      ...(typeof icon === 'string' && isInlineImage(icon) && { imageUrl: icon }),
    }
  } catch {
    return undefined
  }
}

/**
 * Ids of connectors of other kinds, which no wallet may claim by its name. Ids with a kind or an rdns contain a sign.
 */
const otherIds = /[.:]|^(?:walletConnect|ID_AUTH|AUTH|injected)$/

/** AppKit stores a wallet under its name. */
function toFormerIds(name: string): readonly string[] {
  return otherIds.test(name) ? [] : [name]
}

/** Wallet Standard has no reverse domain names: a wallet's name is all that is stable between page loads. */
function toStoredId(name: string): string {
  const ascii = name.toLowerCase().replace(/[^a-z0-9]+/g, (part) => {
    const letters = part.match(/\p{L}/gu) ?? []
    return ['-', ...letters.map((letter) => letter.codePointAt(0)?.toString(16))].join('')
  })
  return `standard.${ascii.slice(0, 128)}`
}
