import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of NFTs. */
export const nftsMessages = plainMessages('nfts', messages)
