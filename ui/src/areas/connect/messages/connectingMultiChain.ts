import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `ConnectingMultiChain` view. */
export const connectingMultiChainMessages = plainMessages('connectingMultiChain', {
  title: 'Select chain',
  heading: '{name} supports several kinds of networks',
  text: 'Choose which ones to connect. The others can be connected later.',
  list: 'Kinds of networks',
  eip155: 'Ethereum networks',
  solana: 'Solana',
  other: 'Other networks',
  all: 'All networks',
})
