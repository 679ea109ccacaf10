/** A wallet's name, and the reverse domain name that its extension announces itself under, where it has one (EIP-6963). */
type NamedWallet = readonly [name: string, rdns?: string]

/**
 * The short names of wallets that AppKit's wallet button accepts. The names are here because a button shows them before
 * anything may be requested.
 */
const walletNames = {
  argent: ['Argent'],
  backpack: ['Backpack', 'app.backpack'],
  binance: ['Binance Wallet', 'com.binance.wallet'],
  bitget: ['Bitget Wallet', 'com.bitget.web3'],
  bybit: ['Bybit Wallet', 'com.bybit'],
  coin98: ['Coin98', 'coin98.com'],
  coinbase: ['Coinbase Wallet', 'com.coinbase.wallet'],
  'crypto-com': ['Crypto.com Onchain'],
  exodus: ['Exodus', 'com.exodus.web3-wallet'],
  frontier: ['Frontier', 'xyz.frontier.wallet'],
  imtoken: ['imToken', 'im.token.app'],
  jupiter: ['Jupiter', 'ag.jup'],
  kraken: ['Kraken Wallet'],
  ledger: ['Ledger', 'com.ledger'],
  'magic-eden': ['Magic Eden', 'io.magiceden.wallet'],
  metamask: ['MetaMask', 'io.metamask'],
  okx: ['OKX Wallet', 'com.okex.wallet'],
  oneinch: ['1inch Wallet', 'io.1inch.wallet'],
  phantom: ['Phantom', 'app.phantom'],
  rainbow: ['Rainbow', 'me.rainbow'],
  robinhood: ['Robinhood Wallet'],
  ronin: ['Ronin Wallet', 'com.roninchain.wallet'],
  safe: ['Safe'],
  safepal: ['SafePal', 'com.safepal'],
  solflare: ['Solflare', 'com.solflare'],
  'timeless-x': ['Timeless X'],
  tokenpocket: ['TokenPocket', 'pro.tokenpocket'],
  trust: ['Trust Wallet', 'com.trustwallet.app'],
  uniswap: ['Uniswap Wallet', 'org.uniswap.app'],
  walletConnect: ['WalletConnect'],
  zerion: ['Zerion', 'io.zerion.wallet'],
} as const satisfies Readonly<Record<string, NamedWallet>>

/** A short name of a wallet. `walletConnect` is any wallet that scans a code. */
export type WalletName = keyof typeof walletNames

/** @returns `undefined` for what is no short name */
export function getNamedWallet(wallet: string): NamedWallet | undefined {
  return Object.hasOwn(walletNames, wallet) ? walletNames[wallet as WalletName] : undefined
}
