import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `GetWallet` view. */
export const getWalletMessages = plainMessages('getWallet', {
  title: 'Get a wallet',
  intro: 'Pick one to see where to install it. You can change it later.',
  list: 'Recommended wallets',
  all: 'Explore all wallets',
  failed: 'The list of wallets is unavailable.',
})
