/** Loads an SVG document from `@web3icons/core` when it is first requested: the package has thousands. */
export type LoadMark = () => Promise<{ readonly default: string }>

/** Marks of wallets. The full-bleed variants, as the hosted directory has them. */
export const walletMarks = {
  backpack: () => import('@web3icons/core/svgs/wallets/background/backpack.svg.js'),
  coin98: () => import('@web3icons/core/svgs/wallets/background/coin98.svg.js'),
  coinbase: () => import('@web3icons/core/svgs/wallets/background/coinbase.svg.js'),
  ledger: () => import('@web3icons/core/svgs/wallets/background/ledger.svg.js'),
  metaMask: () => import('@web3icons/core/svgs/wallets/background/metamask.svg.js'),
  okx: () => import('@web3icons/core/svgs/wallets/background/okx.svg.js'),
  phantom: () => import('@web3icons/core/svgs/wallets/background/phantom.svg.js'),
  safe: () => import('@web3icons/core/svgs/wallets/background/safe.svg.js'),
  solflare: () => import('@web3icons/core/svgs/wallets/background/solflare.svg.js'),
  trust: () => import('@web3icons/core/svgs/wallets/background/trust.svg.js'),
} as const satisfies Readonly<Record<string, LoadMark>>

/** Marks of networks, by name. */
export const networkMarks: ReadonlyMap<string, LoadMark> = new Map<string, LoadMark>([
  ['Ethereum', () => import('@web3icons/core/svgs/networks/background/ethereum.svg.js')],
  ['Polygon', () => import('@web3icons/core/svgs/networks/background/polygon.svg.js')],
  ['Solana', () => import('@web3icons/core/svgs/networks/background/solana.svg.js')],
])

/** Marks of tokens, by symbol. */
export const tokenMarks: ReadonlyMap<string, LoadMark> = new Map<string, LoadMark>([
  ['BTC', () => import('@web3icons/core/svgs/tokens/background/BTC.svg.js')],
  ['DAI', () => import('@web3icons/core/svgs/tokens/background/DAI.svg.js')],
  ['ETH', () => import('@web3icons/core/svgs/tokens/background/ETH.svg.js')],
  ['MKR', () => import('@web3icons/core/svgs/tokens/background/MKR.svg.js')],
  ['POL', () => import('@web3icons/core/svgs/tokens/background/POL.svg.js')],
  ['PYUSD', () => import('@web3icons/core/svgs/tokens/background/PYUSD.svg.js')],
  ['SOL', () => import('@web3icons/core/svgs/tokens/background/SOL.svg.js')],
  ['USDC', () => import('@web3icons/core/svgs/tokens/background/USDC.svg.js')],
  ['USDT', () => import('@web3icons/core/svgs/tokens/background/USDT.svg.js')],
  ['WBTC', () => import('@web3icons/core/svgs/tokens/background/WBTC.svg.js')],
])
