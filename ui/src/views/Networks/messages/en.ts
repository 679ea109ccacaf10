export const messages = {
  title: 'Choose Network',
  list: 'Networks',
  active: 'active',
  switching: 'Confirm in your wallet',
  help: 'Not every app works on every network.',

  'declined.title': 'Network change declined',
  'declined.text': 'You stay on the present network.',
  'unsupported.title': 'Your wallet does not know {network}',
  'unsupported.text': 'Add the network in the wallet, or choose another one.',
  'pending.title': 'Your wallet already has a request open',
  'pending.text': 'Open the wallet and answer it, then try again.',
  'failed.title': 'The network did not change',
  'failed.text': 'Unlock your wallet, then try again.',
} as const
