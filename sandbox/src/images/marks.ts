import { readFile } from 'node:fs/promises'

/** Reads an SVG document of `marks/` when it is first requested. */
export type LoadMark = () => Promise<string>

const wallets = {
  backpack: 'wallets/backpack.svg',
  coin98: 'wallets/coin98.svg',
  coinbase: 'wallets/coinbase.svg',
  ledger: 'wallets/ledger.svg',
  metaMask: 'wallets/metamask.svg',
  okx: 'wallets/okx.svg',
  phantom: 'wallets/phantom.svg',
  safe: 'wallets/safe.svg',
  solflare: 'wallets/solflare.svg',
  trust: 'wallets/trust.svg',
} as const

const networks = {
  Ethereum: 'networks/ethereum.svg',
  Polygon: 'networks/polygon.svg',
  Solana: 'networks/solana.svg',
} as const

const tokenSymbols = ['BTC', 'DAI', 'ETH', 'MKR', 'POL', 'PYUSD', 'SOL', 'USDC', 'USDT', 'WBTC'] as const
const tokens = Object.fromEntries(tokenSymbols.map((symbol) => [symbol, `tokens/${symbol}.svg`]))

/** Files of `marks/`, which `scripts/copyMarks.mjs` writes. */
export const markFiles: readonly string[] = [wallets, networks, tokens].flatMap((files) =>
  Object.values(files),
)

/** Marks of wallets, by name. */
export const walletMarks = loaders(wallets)

/** Marks of networks, by name. */
export const networkMarks: ReadonlyMap<string, LoadMark> = new Map(Object.entries(loaders(networks)))

/** Marks of tokens, by symbol. */
export const tokenMarks: ReadonlyMap<string, LoadMark> = new Map(Object.entries(loaders(tokens)))

function loaders<Name extends string>(
  files: Readonly<Record<Name, string>>,
): Readonly<Record<Name, LoadMark>> {
  const entries = Object.entries<string>(files).map(([name, file]) => [name, () => readMark(file)])
  return Object.fromEntries(entries)
}

function readMark(file: string): Promise<string> {
  return readFile(new URL(`../../marks/${file}`, import.meta.url), 'utf8')
}
