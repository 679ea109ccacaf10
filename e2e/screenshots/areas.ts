export interface PicturedView {
  /** Its name among the states of `e2e/support/views/views.ts`. */
  readonly state: string
  /** For those who do not see the picture. */
  readonly words: string
}

/** A heading of the playground's panel of views, and its main views. */
export interface Area {
  readonly title: string
  /** Beginning of the names of its pictures. */
  readonly file: string
  /** From left to right. A phone shows the first two, and the first one from right to left. */
  readonly views: readonly [PicturedView, PicturedView, PicturedView]
}

/** Views of the picture page, by area. */
export const areas: readonly Area[] = [
  {
    title: 'Connecting',
    file: 'connecting',
    views: [
      { state: 'Connect', words: 'choosing a wallet' },
      { state: 'AllWallets', words: 'searching all wallets' },
      { state: 'SIWXSignMessage', words: 'signing in at the site' },
    ],
  },
  {
    title: 'Logging in',
    file: 'logging-in',
    views: [
      { state: 'Connect, logins first', words: 'e-mail and social logins above the wallets' },
      { state: 'EmailVerifyOtp', words: 'entering the code of an e-mail' },
      { state: 'AccountSettings, email login', words: 'the settings of an account with an e-mail address' },
    ],
  },
  {
    title: 'Networks',
    file: 'networks',
    views: [
      { state: 'Networks', words: 'choosing a network' },
      { state: 'SwitchNetwork, waiting', words: 'waiting for the wallet to change its network' },
      { state: 'UnsupportedChain', words: 'a wallet on a network that the site does not support' },
    ],
  },
  {
    title: 'Account',
    file: 'account',
    views: [
      { state: 'Account', words: 'the account with its tokens' },
      { state: 'Account, activity', words: 'what the account has done' },
      { state: 'ApproveTransaction, unlimited allowance', words: 'a warning of an allowance without limit' },
    ],
  },
  {
    title: 'Sending',
    file: 'sending',
    views: [
      { state: 'WalletSendPreview', words: 'reviewing what is sent' },
      { state: 'WalletReceive', words: 'the address as a QR code' },
      { state: 'WalletSendSelectToken', words: 'choosing a token' },
    ],
  },
  {
    title: 'Swapping',
    file: 'swapping',
    views: [
      { state: 'Swap', words: 'entering an amount' },
      { state: 'SwapPreview', words: 'reviewing the swap' },
      { state: 'SwapSelectToken', words: 'choosing a token' },
    ],
  },
  {
    title: 'Buying',
    file: 'buying',
    views: [
      { state: 'OnRampProviders', words: 'comparing the offers of providers' },
      { state: 'BuyInProgress', words: 'waiting for the provider' },
      { state: 'FundWallet', words: 'ways to fund an empty account' },
    ],
  },
  {
    title: 'Names',
    file: 'names',
    views: [
      { state: 'RegisterAccountName', words: 'searching a free name' },
      { state: 'ChooseAccountName', words: 'the offer of a name' },
      { state: 'RegisterAccountNameSuccess', words: 'the registered name' },
    ],
  },
]
