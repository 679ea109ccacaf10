import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `Networks` view. */
export const networksMessages = plainMessages('networks', {
  title: 'Choose Network',
  list: 'Networks',
  active: 'active',
  slow: 'Still waiting. Open your wallet yourself and confirm there, or pick another network.',
  switching: 'Confirm in your wallet',
  notApproved: 'Your wallet has not approved this network',
  help: 'Not every app works on every network. <link>What is a network?</link>',

  'declined.title': 'Network change declined',
  'declined.text': 'The network was not changed.',
  'unsupported.title': 'Your wallet does not support {network}',
  'unsupported.text': 'Add the network in the wallet, or choose another one.',
  'pending.title': 'Your wallet already has a request open',
  'pending.text': 'Open the wallet and answer it, then try again.',
  'failed.title': 'Switching the network failed',
  'failed.text': 'Unlock your wallet, then try again.',
})
