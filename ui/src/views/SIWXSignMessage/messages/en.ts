export const messages = {
  title: 'Sign In',
  heading: '{app} wants to know that this wallet is yours',
  text: 'Sign a message to prove it. This costs nothing and moves no funds.',
  domain: 'Requested by',
  account: 'Account',
  sign: 'Sign',
  cancel: 'Cancel',
  signing: 'Signing...',
  cancelling: 'Cancelling...',
  confirm: 'Confirm in {name}.',
  slow: 'Still waiting. Open {name} yourself and look for the message, or cancel.',
  walletNamed: 'your wallet',

  'declined.title': 'Signature declined',
  'declined.text': 'Nothing was signed. Try again, or cancel to leave.',
  'invalid.title': 'The signature was not accepted',
  'invalid.text': 'Sign again with the account that is connected.',
  'clockWrong.title': 'Clock is off',
  'clockWrong.text':
    "The server did not accept the time of this device. Set the device's date and time, then sign again.",
  'serverUnreachable.title': "The sign-in server can't be reached",
  'serverUnreachable.text': 'Check your connection, then sign again.',
  'mismatch.title': 'The sign-in request was not safe to sign',
  'mismatch.text':
    'It was made for another site or account, so it was stopped. Tell the makers of this site.',
  'failed.title': 'Signing in failed',
  'failed.text': 'Try again in a moment.',
} as const
