export const messages = {
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  opensHost: 'opens {host} in a new tab',
  unknownWallet: 'Unknown',
  walletInstalled: 'installed',
  walletCertified: 'certified',

  viewFailedTitle: 'Failed to load',
  viewFailedText: 'This part of the app failed to load. Check your connection and try again.',
  refusedSignIn: 'Sign the message to continue, or cancel.',
  refusedNetwork: 'Choose a supported network to continue, or disconnect.',
  refused: 'Finish or cancel this step first.',

  'toast.balanceUnavailable': 'Token Balance Unavailable',
  'toast.signatureDeclined': 'Signature declined',
  'toast.authenticationFailed': 'A problem occurred while trying initialize authentication',
  'toast.disconnectFailed': 'Failed to disconnect',
  'toast.chainNotSupported': 'Chain is not supported',
  'toast.networkSwitchDeclined': 'Network change declined',
} as const
