import { enButtons } from './enButtons.ts'
import { enErrors } from './enErrors.ts'

/** English, and the shape of every other locale. `{holes}` take values. */
export const en = {
  /** BCP 47 tag of these words. */
  locale: 'en',
  buttons: enButtons,
  errors: enErrors,

  common: {
    back: 'Back',
    close: 'Close',
    tryAgain: 'Try again',
    cancel: 'Cancel',
    loading: 'Loading',
    opensHost: 'opens {host} in a new tab',
    unknownWallet: 'Unknown',
    dismiss: 'Dismiss',
  },

  modal: {
    embeddedRegion: 'Wallet',
    viewFailedTitle: 'This did not load',
    viewFailedText: 'Part of the page could not be fetched. Check your connection and try again.',
    refusedSignIn: 'Sign the message to continue, or cancel.',
    refusedNetwork: 'Choose a supported network to continue, or disconnect.',
    refused: 'Finish or cancel this step first.',
  },

  connect: {
    title: 'Connect Wallet',
    help: 'What is a wallet?',
    list: 'Wallets',
    installed: 'Installed',
    allWallets: 'All wallets',
    allWalletsCount: '{count} wallets',
    directoryDown: "The list of other wallets can't be reached.",
    directoryDownInstalled: 'Installed wallets still work.',
    noneInstalledTitle: 'No wallet found in this browser',
    noneInstalledText: 'Install one of these, then reload the page.',
    noneAtAllText: 'Install a wallet extension, then reload the page.',
    guide: 'New to wallets?',
    guideLink: 'Learn what they are',
    legal: 'By connecting you agree to the {links}.',
    legalBoth: '{terms} and {privacy}',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },

  allWallets: {
    title: 'All Wallets',
    search: 'Search wallets',
    clear: 'Clear search',
    certified: 'Certified only',
    certifiedTag: 'certified',
    installedTag: 'installed',
    list: 'Wallets',
    results: '{count} wallets found',
    oneResult: '1 wallet found',
    loading: 'Loading wallets',
    loadingMore: 'Loading more wallets',
    none: 'No wallet found',
    noneHint: 'Check the spelling.',
    noneCertifiedHint: 'Check the spelling, or turn off "Certified only".',
    failed: "The wallet list can't be reached",
    failedHint: 'Installed wallets still work: go back to use them.',
    moreFailed: 'More wallets could not be loaded.',
  },

  connecting: {
    continueIn: 'Continue in {name}',
    accept: 'Accept the request in your wallet.',
    slow: 'Still waiting. Open {name} yourself: it may be locked, or its window may be behind this one.',
    done: 'Connected',
    gone: '{name} is no longer in this page',
    goneHint: 'Reload the page if you have just changed the extension.',
  },

  downloads: {
    title: 'Get {name}',
    notInstalled: '{name} is not installed in this browser',
    steps: 'Install it, then reload this page: it will be listed as installed.',
    chrome: 'Browser extension',
    appStore: 'App Store',
    playStore: 'Google Play',
    web: 'Web wallet',
    homepage: 'Website',
    nothing: 'The directory has no link for {name}. Look for it in the store of your browser or phone.',
    list: 'Places to get {name}',
  },

  signIn: {
    title: 'Sign In',
    heading: '{app} wants to know that this wallet is yours',
    text: 'Sign a message to prove it. This costs nothing and moves no funds.',
    domain: 'Requested by',
    account: 'Account',
    sign: 'Sign',
    cancel: 'Cancel',
    signing: 'Signing...',
    cancelling: 'Cancelling...',
    confirm: 'Confirm in {name}.',
    checking: 'Checking your session...',
    walletNamed: 'your wallet',
  },

  account: {
    title: 'Account',
    network: 'Network: {name}. Change',
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied. Select it and copy it yourself.',
    addressLabel: 'Address {address}',
    explorer: 'View on {name}',
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting...',
    balance: 'Balance',
    balanceLoading: 'Loading balance',
    balanceFailed: 'Balance unavailable',
    connectedWith: 'Connected with {name}',
  },

  networks: {
    title: 'Choose Network',
    list: 'Networks',
    active: 'active',
    switching: 'Confirm in your wallet',
    switched: 'Network changed to {name}',
    help: 'Not every app works on every network.',
  },

  unsupported: {
    title: 'Switch Network',
    heading: 'This network is not supported here',
    text: '{app} does not support the network that your wallet is on. Choose another one to continue.',
    thisApp: 'This app',
  },

  whatIsAWallet: {
    title: 'What is a wallet?',
    home: 'A home for what you own',
    homeText: 'A wallet keeps, sends and shows your coins, tokens and collectibles.',
    key: 'A key instead of passwords',
    keyText: 'Sign in to apps with your wallet. There is no account to make and no password to forget.',
    control: 'You stay in control',
    controlText: 'Apps can only ask. Nothing moves until you confirm it in your wallet.',
    getOne: 'Find a wallet',
  },

  toasts: {
    balanceUnavailable: 'Token Balance Unavailable',
    signatureDeclined: 'Signature declined',
    authenticationFailed: 'A problem occurred while trying initialize authentication',
    disconnectFailed: 'Failed to disconnect',
    chainNotSupported: 'Chain is not supported',
    networkSwitchDeclined: 'Network change declined',
  },
} as const
