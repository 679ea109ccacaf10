import type { LiteSVM } from 'litesvm'

export interface LatestBlockhash {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** The blockhashes under which a transaction may still be sent. */
export interface Blockhashes {
  latest(): LatestBlockhash
  isValid(blockhash: string): boolean
  /** Adds the runtime's current blockhash for a slot and drops expired ones. */
  add(slot: bigint): void
}

/** Lifetime of a blockhash in slots. https://solana.com/docs/core/transactions/confirmation */
const lifeSlots = 150n

export function createBlockhashes(svm: LiteSVM): Blockhashes {
  const lastValid = new Map<string, bigint>()
  let latest: LatestBlockhash = { blockhash: svm.latestBlockhash(), lastValidBlockHeight: lifeSlots }
  return {
    latest: () => latest,
    isValid: (blockhash) => lastValid.has(blockhash),
    add(slot) {
      latest = { blockhash: svm.latestBlockhash(), lastValidBlockHeight: slot + lifeSlots }
      lastValid.set(latest.blockhash, latest.lastValidBlockHeight)
      // A Map iterates in insertion order: the oldest entries come first.
      for (const [blockhash, last] of lastValid) {
        if (last >= slot) break
        lastValid.delete(blockhash)
      }
    },
  }
}
