import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of NFTs. */
export const nftsMessages = plainMessages('nfts', {
  list: 'NFTs',
  loading: 'Loading NFTs',
  failed: 'The NFTs are unavailable.',
  stale: 'This list may be out of date.',
  empty: 'No NFTs yet',
  emptyText: 'Collectibles that you receive appear here.',
  allHidden: 'What this account holds looks like spam.',
  receive: 'Receive funds',
  more: 'Load more',
  showHidden: 'Show {count} hidden',
  hideSpam: 'Hide possible spam',
  spam: 'Possible spam',
  spamText:
    'Anyone can send an NFT to your account. Do not follow links or offers in its name or description.',
  copies: 'Copies',
  copyCount: '{count} copies',
  collection: 'Collection',
  network: 'Network',
  tokenId: 'Token ID',
  contract: 'Contract',
  explorer: 'View on {name}',
})
