/** What moves assets, in one chunk: each name of a chunk is part of the first load. */
export { swaps } from './swaps.ts'
export { transfers } from './transfers.ts'
