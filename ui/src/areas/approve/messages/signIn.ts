import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `SIWXSignMessage` view. */
export const signInMessages = plainMessages('signIn', {
  title: 'Sign In',
  heading: '{app} wants to verify that this wallet is yours',
  text: 'Sign a message to prove it. This costs nothing and moves no funds.',
  domain: 'Requested by',
  account: 'Account',
  message: 'Message to sign',
  loading: 'Loading the message...',
  sign: 'Sign',
  cancel: 'Cancel',
  signing: 'Signing...',
  cancelling: 'Cancelling...',
  confirm: 'Confirm in {name}.',
  slow: 'Still waiting. Open {name} yourself and look for the message, or cancel.',
  walletNamed: 'your wallet',
  back: 'Back to {name}',
  'changed.network': 'You were signed in on {before}. Each network needs a signature of its own.',
  'changed.account': 'You were signed in as {before}. Each account needs a signature of its own.',

  'declined.title': 'Signature declined',
  'declined.text': 'Nothing was signed. Try again, or cancel to leave.',
  'invalid.title': 'The signature was not accepted',
  'invalid.text': 'Sign again with the connected account.',
  'smartAccount.title': 'This application might not support Smart Accounts',
  'smartAccount.text':
    'The account is a contract, and this site did not accept its signature. Switch to an account with a key of its own in your wallet.',
  'clockWrong.title': 'Your clock is wrong',
  'clockWrong.text':
    "The time of this device does not match the sign-in message. Set the device's date and time, then sign again.",
  'serverUnreachable.title': 'The sign-in server is unavailable',
  'serverUnreachable.text': 'Check your connection, then sign again.',
  'unavailable.title': 'A problem occurred while trying initialize authentication',
  'unavailable.text':
    'The sign-in service is unavailable. Try again. If you leave, the wallet is disconnected.',
  'mismatch.title': 'The sign-in request was not safe to sign',
  'mismatch.text': 'It was made for another site or account and was blocked. Contact this site.',
  'malformed.text': 'A part of it is not valid: {part}. It was blocked. Contact this site.',
  'unauthorized.title': 'Connect again',
  'unauthorized.text': 'Your wallet has forgotten this site. Allow it to connect again, then confirm.',
  'failed.title': 'Sign-in failed',
  'failed.text': 'Try again in a moment.',
})
