/** What happened and what to do, for failures that a visitor can meet in a view. `{name}` is the wallet. */
export const enErrors = {
  connectDeclined: { title: 'Request declined', text: 'You closed or declined the request in {name}.' },
  connectPending: {
    title: '{name} already has a request open',
    text: 'Open {name} and answer it, then try again.',
  },
  connectReplyInvalid: {
    title: '{name} gave an answer that makes no sense',
    text: 'Reload the page, or use another wallet.',
  },
  connectFailed: {
    title: 'The connection failed',
    text: '{name} could not complete the request. Unlock it, then try again.',
  },
  signatureDeclined: {
    title: 'Signature declined',
    text: 'Nothing was signed. Try again, or cancel to leave.',
  },
  signatureInvalid: {
    title: 'The signature was not accepted',
    text: 'Sign again with the account that is connected.',
  },
  clockWrong: {
    title: 'Clock is off',
    text: "The server did not accept the time of this device. Set the device's date and time, then sign again.",
  },
  serverUnreachable: {
    title: "The sign-in server can't be reached",
    text: 'Check your connection, then sign again.',
  },
  signInMismatch: {
    title: 'The sign-in request was not safe to sign',
    text: 'It was made for another site or account, so it was stopped. Tell the makers of this site.',
  },
  signInFailed: { title: 'Signing in failed', text: 'Try again in a moment.' },
  switchDeclined: { title: 'Network change declined', text: 'You stay on the present network.' },
  switchUnsupported: {
    title: 'Your wallet does not know {network}',
    text: 'Add the network in the wallet, or choose another one.',
  },
  switchPending: {
    title: 'Your wallet already has a request open',
    text: 'Open the wallet and answer it, then try again.',
  },
  switchFailed: { title: 'The network did not change', text: 'Unlock your wallet, then try again.' },
} as const
