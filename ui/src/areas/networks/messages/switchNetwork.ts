import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `SwitchNetwork` view. */
export const switchNetworkMessages = plainMessages('switchNetwork', {
  waiting: 'Continue in your wallet',
  waitingText: 'Accept the change to {network} there.',
  connectAgain: 'Connect again in your wallet',
  slow: 'Still waiting. Open your wallet yourself: it may be locked, or its window may be behind this one.',
  done: 'You are on {network}',
  unknown: 'Network Not Found',
  unknownText: 'This app does not offer this network.',
})
