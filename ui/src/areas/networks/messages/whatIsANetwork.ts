import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `WhatIsANetwork` view. */
export const whatIsANetworkMessages = plainMessages('whatIsANetwork', {
  title: 'What is a network?',
  rules: 'A shared ledger',
  rulesText: 'A network keeps accounts and balances that everyone can verify and no single company owns.',
  choice: 'One address, many networks',
  choiceText: 'Your address works on similar networks. What you own on one of them stays there.',
  fees: 'Fees go to the network',
  feesText: 'Each network has a coin of its own, which pays for transactions. Keep a little of it.',
})
