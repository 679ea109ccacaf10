export const messages = {
  title: 'Get a wallet',
  intro: 'Pick one to see where to install it. You can change it later.',
  list: 'Recommended wallets',
  all: 'Explore all wallets',
  failed: 'The list of wallets is unavailable.',
} as const
