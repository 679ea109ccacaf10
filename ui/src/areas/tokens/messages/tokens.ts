import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of lists of tokens. */
export const tokensMessages = plainMessages('tokens', {
  list: 'Tokens',
  loading: 'Loading tokens',
  failed: 'The tokens are unavailable. Retrying automatically.',
  stale: 'These amounts may be out of date. Retrying automatically.',
  empty: 'No tokens yet',
  emptyText: 'What you receive or buy on this network appears here.',
  receive: 'Receive funds',
  spam: 'Possible spam',
  priceUnknown: 'Price unknown',
})
