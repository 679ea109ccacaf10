import type { SharePair } from '../shares/joinShares.ts'
import type { ShareParty } from './ShareParty.ts'
import { type ListedShare, settleGenerations } from './settleGenerations.ts'

/** A set whose shares of both servers are at hand, which join to the key without any device. */
export interface SettledSet {
  readonly setId: string
  readonly generation: number
  readonly shares: SharePair
}

interface SettleAccountParameters {
  readonly service: ShareParty
  readonly keeper: ShareParty
}

/**
 * Reads an account's shares from both servers, on a device that has just logged in, and finishes what was broken off.
 * Sets that count come first, and of those the oldest. Empty for an account that has no key yet.
 */
export async function settleAccount(parameters: SettleAccountParameters): Promise<readonly SettledSet[]> {
  const { service, keeper } = parameters
  const [ofService, ofKeeper] = await Promise.all([service.read(), keeper.read()])
  const settled: SettledSet[] = []
  const common = settleGenerations({ service: ofService, keeper: ofKeeper })
  // Pending at both, and some set counts already: of a key that was not first, or not to be finished without its device.
  const counting = common.filter(({ toCommit }) => !toCommit.includes('service'))
  for (const { setId, generation, toCommit } of counting.length > 0 ? counting : common.slice(0, 1)) {
    const id = { setId, generation }
    if (toCommit.includes('service')) await service.commit(id)
    if (toCommit.includes('keeper')) await keeper.commit(id)
    const share = shareIn(ofService, id)
    const other = shareIn(ofKeeper, id)
    settled.push({
      ...id,
      shares: [
        { ...id, holder: 'service', bytes: share },
        { ...id, holder: 'keeper', bytes: other },
      ],
    })
  }
  return settled
}

function shareIn(
  list: readonly (ListedShare & { readonly share: Uint8Array })[],
  id: { readonly setId: string; readonly generation: number },
): Uint8Array {
  const found = list.find(({ setId, generation }) => setId === id.setId && generation === id.generation)
  if (!found) throw new Error('A common generation is in both lists')
  return found.share
}
