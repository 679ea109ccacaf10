import type { ShareParty } from './ShareParty.ts'
import type { SettledSet } from './settleAccount.ts'
import { removeSet } from './storeSet.ts'

interface DropOldSetsParameters {
  /** Of the account, as `settleAccount` returned them. */
  readonly settled: readonly Pick<SettledSet, 'setId'>[]
  /** How many of them stay. */
  readonly most: number
  readonly service: ShareParty
  readonly keeper: ShareParty
}

/**
 * Drops the oldest sets of an account that has many, as of private windows that are gone. A browser whose set it was is
 * registered again by a login.
 */
export async function dropOldSets({ settled, most, ...parties }: DropOldSetsParameters): Promise<void> {
  for (const { setId } of settled.slice(0, Math.max(0, settled.length - most))) {
    await removeSet({ setId, ...parties })
  }
}
