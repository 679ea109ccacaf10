import { type Client, createClient } from '@wallet-kit/clients/nft-service/client'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'

/** Longest reply, in bytes: a page of 50 tokens with descriptions, and some images as data, which are not shown. */
const replyLimit = 2 * 1024 * 1024

const nftService = defineKitState(
  (context: FoundationContext): Client =>
    createClient({ ...getClientOptions(context, 'nftService'), maxReplyBytes: replyLimit }),
)

/** The client of the NFT service. Its calls throw the kit's errors. */
export function getNftService(context: FoundationContext): Client {
  return getKitState(context, nftService)
}
