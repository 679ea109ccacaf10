import { dirname, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { importsOf } from './importsOf.ts'
import { namesIn } from './namesIn.ts'
import { type SdkSource, sdkSources } from './sdkSources.ts'

/** Names of chain families as they appear in identifiers: `eip155Traits`, `isSolana`, `Eip1193Provider`. */
const familyIdentifier = /eip155|eip1193|solana/i
/** A chain family in a string (`eip155:1`, `solana:signMessage`). */
const familyString = /\b(eip155|solana)\b/
/** A method of a wallet or a node. */
const method = /\b(eth|net|personal|wallet|solana)_[a-z]\w*/

/** Packages that only some folders or files of `sdk/src` may import. A `/` at the end matches a scope. */
const packageHomes: Readonly<Record<string, readonly string[]>> = {
  viem: ['chains/namespaces/eip155', 'adapters/wagmi'],
  '@wagmi/core': ['adapters/wagmi'],
  mipd: ['chains/namespaces/eip155'],
  '@wallet-kit/clients/ethereum': ['chains/namespaces/eip155'],
  '@solana/web3.js': ['adapters/solana'],
  '@solana/': ['chains/namespaces/solana'],
  '@wallet-kit/clients/solana': ['chains/namespaces/solana'],
  '@wallet-standard/': [
    'chains/namespaces/solana',
    'wallets/connectors/walletStandard',
    // Types that these two, and host apps, exchange.
    'chains/namespaces/NamespaceTraits.ts',
    'chains/namespaces/families/ProviderByNamespace.ts',
  ],
  '@walletconnect/': ['wallets/connectors/pairing'],
}

/** Families' folders, and who may import from each besides itself. */
const familyHomes: Readonly<Record<string, readonly string[]>> = {
  'chains/namespaces/eip155': [
    'chains/namespaces/families/traits.ts',
    'chains/namespaces/families/createNamespaceLoader.ts',
    'chains/namespaces/families/requestGuards.ts',
    'chains/namespaces/families/hostProviders.ts',
    'chains/namespaces/families/ProviderByNamespace.ts',
    // The type of an EIP-1193 provider.
    'adapters/wagmi',
    // Sign-in messages without a kit.
    'adapters/siwe',
    // Networks by name, and that type.
    'exports/networks.ts',
    'exports/index.ts',
    // Actions that only this family's wallets support.
    'exports/actions.ts',
  ],
  'chains/namespaces/solana': [
    'chains/namespaces/families/traits.ts',
    'chains/namespaces/families/createNamespaceLoader.ts',
    'chains/namespaces/families/requestGuards.ts',
    'chains/namespaces/families/hostProviders.ts',
    // Signing with the wallet, in front of which it is.
    'adapters/solana',
    'exports/networks.ts',
    'exports/actions.ts',
  ],
}

/**
 * Entries re-export from chain families, and an adapter is in front of one family's library: names are allowed, imports
 * only as listed above.
 */
const mayName: readonly string[] = [
  'chains/namespaces',
  'adapters',
  'exports/networks.ts',
  'exports/index.ts',
  'exports/actions.ts',
  'exports/solana.ts',
  'exports/siwx.ts',
]

/** Folders of test wallets, which are specific to a chain family. */
const exempt: readonly string[] = ['testing', 'exports/testing.ts']

/** Code of the sdk outside of `chains/namespaces/` that depends on a chain family: by name, method, package or path. */
export function findNamespaceNames(root: string): readonly Finding[] {
  return sdkSources(root)
    .filter(({ path }) => !isIn(path, exempt))
    .flatMap((source) => [...wrongNames(source), ...wrongImports(source)])
}

function wrongNames({ file, path, text }: SdkSource): readonly Finding[] {
  if (isIn(path, mayName)) return []
  return namesIn(path, text).flatMap(({ text: name, kind, line }) => {
    const isFamily = (kind === 'string' ? familyString : familyIdentifier).test(name)
    if (!isFamily && !method.test(name)) return []
    return [{ file, line, reason: `names '${name}': only chains/namespaces/ knows chain families` }]
  })
}

function wrongImports({ file, path, text }: SdkSource): readonly Finding[] {
  return importsOf(path, text).flatMap(({ specifier = '', line }) => {
    const isOwn = specifier.startsWith('.')
    const target = isOwn ? posix.join(dirname(path), specifier) : specifier
    const home = Object.keys(isOwn ? familyHomes : packageHomes).find((name) => isIn(target, [name]))
    if (home === undefined) return []
    const allowed = isOwn ? [home, ...(familyHomes[home] ?? [])] : (packageHomes[home] ?? [])
    if (isIn(path, allowed)) return []
    return [{ file, line, reason: `imports '${specifier}': that is only for ${allowed.join(', ')}` }]
  })
}

function isIn(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`))
}
