import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `WhatIsAWallet` view. */
export const whatIsAWalletMessages = plainMessages('whatIsAWallet', {
  title: 'What is a wallet?',
  home: 'A home for what you own',
  homeText: 'A wallet keeps, sends and shows your coins, tokens and collectibles.',
  key: 'A key instead of passwords',
  keyText: 'Sign in to apps with your wallet. No account to create, no password to forget.',
  control: 'You stay in control',
  controlText: 'Apps can only ask. Nothing moves until you confirm it in your wallet.',
  getOne: 'Get a wallet',
})
