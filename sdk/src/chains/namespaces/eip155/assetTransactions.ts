import { swaps } from './swaps.ts'
import { transfers } from './transfers.ts'

/** What moves assets, in one chunk: each name of a chunk is part of the first load. */
export const assetTransactions = { swaps, transfers } as const
