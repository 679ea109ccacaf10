import type { SendContext } from '../sending/SendContext.ts'

/** The part of a kit that swaps tokens. */
export type SwapContext = SendContext
