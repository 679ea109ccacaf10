import { UsageError } from './UsageError.ts'

/** Networks offered by the prompt, and those of `--networks`: names of `@wallet-kit/sdk/networks`. */
export const networkTitles: Readonly<Record<string, string>> = {
  mainnet: 'Ethereum',
  polygon: 'Polygon',
  base: 'Base',
  arbitrum: 'Arbitrum',
  optimism: 'Optimism',
  bsc: 'BNB Smart Chain',
  avalanche: 'Avalanche',
  gnosis: 'Gnosis',
  linea: 'Linea',
  scroll: 'Scroll',
  zksync: 'ZKsync',
  celo: 'Celo',
  sepolia: 'Sepolia (test network)',
  baseSepolia: 'Base Sepolia (test network)',
  polygonAmoy: 'Polygon Amoy (test network)',
  solana: 'Solana',
  solanaDevnet: 'Solana Devnet (test network)',
}

export const defaultNetworks: readonly string[] = ['mainnet', 'polygon']

/** Ways to log in without a wallet. */
export const loginTitles = {
  email: 'E-mail',
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  discord: 'Discord',
  x: 'X',
  farcaster: 'Farcaster',
  passkey: 'Passkey',
} as const

export const signInTitles = {
  none: 'No sign-in: connecting is enough',
  server: 'With a server of its own',
  external: 'With a server that you have already, at /api/auth',
} as const

export type SignIn = keyof typeof signInTitles

export const servicesTitles = {
  hosted: 'Hosted: the services on the internet',
  own: 'Own: services of yours, at addresses in .env',
  sandbox: 'Sandbox: offline, on this machine',
} as const

export type Services = keyof typeof servicesTitles

/**
 * Names of a list such as `mainnet,base`, each once. `all` is every name, `none` no name.
 *
 * @throws {UsageError} on a name that is not known
 */
export function readNames(option: string, text: string, known: readonly string[]): readonly string[] {
  if (text === 'none') return []
  if (text === 'all') return known
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  for (const name of names)
    if (!known.includes(name))
      throw new UsageError(`Unknown value "${name}" of ${option}. Available: ${known.join(', ')}`)
  return names
}
