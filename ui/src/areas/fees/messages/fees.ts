import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages about who pays the network fee of a transaction. */
export const feesMessages = plainMessages('fees', {
  networkFee: 'Network fee',
  paidBy: 'paid by {name}',
  notPaid: 'The network fee was not paid for you, so nothing was sent. You can pay it yourself.',
  unread:
    'Your wallet’s reply could not be read. Check in your wallet whether it was sent before you try again.',
  elsewhere:
    'Your balance on this network does not cover this. Your wallet says that it has more elsewhere, and shows what it uses and what that costs.',
})
