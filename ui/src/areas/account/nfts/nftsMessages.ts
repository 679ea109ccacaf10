import { plainMessages } from '../../../foundation/messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages of NFTs. */
export const nftsMessages = plainMessages('nfts', messages)
