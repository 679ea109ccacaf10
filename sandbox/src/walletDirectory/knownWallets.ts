import { type LoadMark, walletMarks } from '../images/marks.ts'

/** A wallet that tests and documents refer to, with its id in the public directory. */
export interface KnownWallet {
  readonly id: string
  readonly name: string
  /** Of the app on a phone, which each of them has. */
  readonly scheme: string
  readonly mark?: LoadMark
  /** Letters on its tile, where no mark is available. */
  readonly letters?: string
  readonly rdns: string | null
  /** Of its web app, where tests open one. */
  readonly webAppLink?: string
  readonly namespaces: readonly ('eip155' | 'solana')[]
}

/** First in the directory, and therefore recommended. */
export const knownWallets: readonly KnownWallet[] = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    scheme: 'metamask',
    mark: walletMarks.metaMask,
    rdns: 'io.metamask',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    scheme: 'trust',
    mark: walletMarks.trust,
    rdns: 'com.trustwallet.app',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    name: 'OKX Wallet',
    scheme: 'okx',
    mark: walletMarks.okx,
    rdns: 'com.okex.wallet',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    name: 'Coinbase Wallet',
    scheme: 'cbwallet',
    mark: walletMarks.coinbase,
    rdns: 'com.coinbase.wallet',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    name: 'Safe',
    scheme: 'safe',
    mark: walletMarks.safe,
    rdns: null,
    namespaces: ['eip155'],
  },
  {
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    name: 'Phantom',
    scheme: 'phantom',
    mark: walletMarks.phantom,
    rdns: 'app.phantom',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    name: 'Ledger',
    scheme: 'ledgerlive',
    mark: walletMarks.ledger,
    rdns: 'com.ledger',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    name: 'Bitget Wallet',
    scheme: 'bitkeep',
    letters: 'B',
    rdns: 'com.bitget.web3',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    name: 'Solflare',
    scheme: 'solflare',
    mark: walletMarks.solflare,
    rdns: null,
    namespaces: ['solana'],
  },
  {
    id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
    name: 'Backpack',
    scheme: 'backpack',
    mark: walletMarks.backpack,
    rdns: 'app.backpack',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01',
    name: 'Coin98',
    scheme: 'coin98',
    mark: walletMarks.coin98,
    rdns: 'coin98.com',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
    name: 'Magic Eden',
    scheme: 'magiceden',
    letters: 'ME',
    rdns: null,
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041',
    name: 'Frontier',
    scheme: 'frontier',
    letters: 'F',
    rdns: 'xyz.frontier.wallet',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: '7674bb4e353bf52886768a3ddc2a4562ce2f4191c80831291218ebd90f5f5e26',
    name: 'MathWallet',
    scheme: 'mathwallet',
    letters: 'MW',
    rdns: null,
    webAppLink: 'https://mathwallet.example',
    namespaces: ['eip155', 'solana'],
  },
]
