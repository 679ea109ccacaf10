import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `UnsupportedChain` view. */
export const unsupportedChainMessages = plainMessages('unsupportedChain', {
  title: 'Switch Network',
  heading: 'This network is not supported here',
  text: 'Your wallet is on {network}, which {app} does not support. Choose another one to continue.',
  textUnknown: 'Your wallet is on a network that {app} does not support. Choose another one to continue.',
  unknown: 'Unknown Network',
  unsupported: 'Unsupported',
  thisApp: 'This app',
})
