import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `ConnectingExternal` view. */
export const connectingExternalMessages = plainMessages('connectingExternal', {
  continueIn: 'Continue in {name}',
  accept: 'Accept the request in your wallet.',
  slow: 'Still waiting. Open {name} yourself: it may be locked, or its window may be behind this one.',
  done: 'Connected',
  gone: '{name} is no longer available on this page',
  goneHint: 'Reload the page if you have just updated or enabled the extension.',

  'declined.title': 'Request declined',
  'declined.text': 'You closed or declined the request in {name}.',
  'pending.title': '{name} already has a request open',
  'pending.text': 'Open {name} and answer it, then try again.',
  'replyInvalid.title': '{name} returned an invalid response',
  'replyInvalid.text': 'Reload the page, or use another wallet.',
  'failed.title': 'The connection failed',
  'failed.text': '{name} could not complete the request. Unlock it, then try again.',
})
