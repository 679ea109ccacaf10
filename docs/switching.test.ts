import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders: Readonly<Record<string, string>> = { '@wallet-kit/sdk': 'sdk', '@wallet-kit/react': 'ui' }

/** Imports of AppKit's public examples, by module. */
const imported: Readonly<Record<string, readonly string[]>> = {
  '@reown/appkit/react': [
    'createAppKit',
    'useAppKitNetwork',
    'useDisconnect',
    'useAppKit',
    'useAppKitAccount',
    'useAppKitProvider',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitEvents',
    'useWalletInfo',
    'useAppKitWallets',
    'AppKitProvider',
    'SIWXSession',
    'Provider',
  ],
  '@reown/appkit': ['createAppKit', 'SIWXSession', 'CaipNetwork', 'CaipNetworkId'],
  '@reown/appkit/core': ['createAppKit', 'AppKit'],
  '@reown/appkit/react-core': [
    'useAppKit',
    'useAppKitAccount',
    'useAppKitNetwork',
    'useAppKitProvider',
    'useDisconnect',
    'useAppKitNetworkCore',
  ],
  '@reown/appkit/networks': [
    'AppKitNetwork',
    'mainnet',
    'arbitrum',
    'solana',
    'sepolia',
    'polygon',
    'solanaDevnet',
    'solanaTestnet',
    'optimism',
    'baseSepolia',
  ],
  '@reown/appkit-adapter-wagmi': ['WagmiAdapter'],
  '@reown/appkit-adapter-ethers': ['EthersAdapter'],
  '@reown/appkit-adapter-ethers5': ['Ethers5Adapter'],
  '@reown/appkit-adapter-solana': ['SolanaAdapter'],
  '@reown/appkit-adapter-solana/react': ['SolanaAdapter', 'useAppKitConnection', 'Provider'],
  '@reown/appkit-siwx': ['DefaultSIWX', 'SIWXStorage'],
  '@reown/appkit-siwe': ['createSIWEConfig', 'formatMessage', 'verifySignature'],
}

interface Row {
  readonly before: string
  readonly names: readonly { readonly name: string; readonly isType: boolean }[]
  readonly after: string
}

const rows: readonly Row[] = readFileSync(join(root, 'docs/guides/switching.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, before, names = '', after] = cells
    if (!before?.startsWith('`@reown/') || !after) return []
    const found = names.matchAll(/(type )?`([A-Za-z]\w*)`/g)
    return {
      before: before.replaceAll('`', ''),
      names: [...found].map(([, type, name = '']) => ({ name, isType: type !== undefined })),
      after: after.replaceAll('`', ''),
    }
  })

/** Source of the entry that a specifier resolves to, by the package's own `exports`. */
function sourceOf(specifier: string): string {
  const [name] = Object.keys(folders).filter((each) => specifier === each || specifier.startsWith(`${each}/`))
  const folder = name && folders[name]
  if (!folder) throw new Error(`${specifier} is of none of the packages`)
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return join(root, folder, exports[`.${specifier.slice(name.length)}`]['@wallet-kit/source'])
}

test.each(rows.flatMap(({ names, after }) => names.map((each) => ({ ...each, after }))))(
  '$name is exported by $after',
  async ({ name, isType, after }) => {
    const file = sourceOf(after)
    if (!isType) return expect(await import(file)).toHaveProperty(name)
    const declared = readFileSync(file, 'utf8').matchAll(/(?:\w+ as )?(\w+),?(?=[\s,}])/g)
    expect([...declared].map(([, each]) => each)).toContain(name)
  },
)

test.each(Object.entries(imported))('every name that examples import from %s has a home', (module, names) => {
  const listed = rows.filter(({ before }) => before === module).flatMap((row) => row.names)
  expect(names.filter((name) => !listed.some((each) => each.name === name))).toEqual([])
})
