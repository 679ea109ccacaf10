export const messages = {
  title: 'WalletConnect',
  list: 'Wallets',
} as const
