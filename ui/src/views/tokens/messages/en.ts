export const messages = {
  list: 'Tokens',
  loading: 'Loading tokens',
  failed: 'The tokens are unavailable. They are requested again automatically.',
  stale: 'These amounts may be out of date. They are requested again automatically.',
  empty: 'No tokens yet',
  emptyText: 'What you receive or buy on this network appears here.',
  receive: 'Receive funds',
  spam: 'Possible spam',
  priceUnknown: 'Price unknown',
} as const
