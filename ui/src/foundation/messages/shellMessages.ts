import { plainMessages } from './plainMessages.ts'

/** Messages of the modal itself, and those that several views share. */
export const shellMessages = plainMessages('shell', {
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
  slow: 'This is taking longer than usual.',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  opensHost: 'opens {host} in a new tab',
  unknownWallet: 'Unknown',
  walletInstalled: 'installed',
  walletCertified: 'certified',

  viewFailedTitle: 'Failed to load',
  viewFailedText: 'This part of the app failed to load. Check your connection and try again.',
  offline: 'You are offline. This continues when you are back online. Wallets in this browser still work.',
  refusedSignIn: 'Sign the message to continue, or cancel.',
  refusedNetwork: 'Choose a supported network to continue, or disconnect.',
  refused: 'Finish or cancel this step first.',

  'toast.balanceUnavailable': 'Token Balance Unavailable',
  'toast.signatureDeclined': 'Signature declined',
  'toast.authenticating': 'Authenticating...',
  'toast.authenticationFailed': 'A problem occurred while trying initialize authentication',
  'toast.smartAccountUnsupported': 'This application might not support Smart Accounts',
  'toast.smartAccountUnavailable': 'Your smart account is not available. Your EOA is used instead.',
  'toast.disconnectFailed': 'Failed to disconnect',
  'toast.chainNotSupported': 'Chain is not supported',
  'toast.networkSwitchDeclined': 'Network change declined',
  'toast.transactionStarted': 'Transaction started',
  'toast.sendFailed': 'Something went wrong',
  'toast.sendFailedTryAgain': 'Failed to send transaction. Please try again.',
  'toast.actionNotAllowed': 'Action not allowed',
  legalNote:
    'By connecting you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  legalNoteTerms: 'By connecting you agree to the <terms>Terms of Service</terms>.',
  legalNotePrivacy: 'By connecting you agree to the <privacy>Privacy Policy</privacy>.',
  legalAgree: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  legalAgreeTerms: 'I agree to the <terms>Terms of Service</terms>.',
  legalAgreePrivacy: 'I agree to the <privacy>Privacy Policy</privacy>.',
  legalDue: 'Tick this box to choose how to connect.',
})
