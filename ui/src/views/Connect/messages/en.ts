export const messages = {
  title: 'Connect Wallet',
  help: 'What is a wallet?',
  list: 'Wallets',
  installed: 'Installed',
  allWallets: 'All wallets',
  allWalletsCount: '{count} wallets',
  directoryDown: 'The list of other wallets is unavailable.',
  directoryDownInstalled: 'Installed wallets still work.',
  noneInstalledTitle: 'No wallet found in this browser',
  noneInstalledText: 'Install one of these, then reload the page.',
  noneAtAllText: 'Install a wallet extension, then reload the page.',
  guide: 'New to wallets? <link>Learn what they are</link>',
  legal:
    'By connecting you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  legalTerms: 'By connecting you agree to the <terms>Terms of Service</terms>.',
  legalPrivacy: 'By connecting you agree to the <privacy>Privacy Policy</privacy>.',
} as const
