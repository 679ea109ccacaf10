export const messages = {
  list: 'Tokens',
  loading: 'Loading tokens',
  failed: 'The tokens are unavailable. Retrying automatically.',
  stale: 'These amounts may be out of date. Retrying automatically.',
  empty: 'No tokens yet',
  emptyText: 'What you receive or buy on this network appears here.',
  receive: 'Receive funds',
  spam: 'Possible spam',
  priceUnknown: 'Price unknown',
} as const
