/** A share that one party lists. */
export interface ListedShare {
  readonly setId: string
  readonly generation: number
  readonly state: 'pending' | 'committed'
}

/** A generation that both parties hold. */
export interface CommonGeneration {
  readonly setId: string
  readonly generation: number
  /** Parties that have to commit it still, in this order. */
  readonly toCommit: readonly ('service' | 'keeper')[]
}

/**
 * Per set the generation that service and keeper both hold: the latest that the service has committed, else the latest.
 * Whatever step a change was broken off at, one of these joins to the account's key; a set that only one of them holds was
 * never finished. Sets that count already come first.
 */
export function settleGenerations(lists: {
  readonly service: readonly ListedShare[]
  readonly keeper: readonly ListedShare[]
}): readonly CommonGeneration[] {
  const best = new Map<string, CommonGeneration>()
  for (const { setId, generation, state } of lists.service) {
    const other = lists.keeper.find((share) => share.setId === setId && share.generation === generation)
    if (!other) continue
    const toCommit = [
      ...(state === 'pending' ? (['service'] as const) : []),
      ...(other.state === 'pending' ? (['keeper'] as const) : []),
    ]
    const found = { setId, generation, toCommit }
    const known = best.get(setId)
    if (!known || rank(found) > rank(known)) best.set(setId, found)
  }
  return [...best.values()].sort((one, other) => one.toCommit.length - other.toCommit.length)
}

/** Committed at the service before all others, then by number. */
const rank = ({ generation, toCommit }: CommonGeneration) =>
  generation + (toCommit.includes('service') ? 0 : Number.MAX_SAFE_INTEGER / 2)
