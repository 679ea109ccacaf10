import { combine } from 'shamir-secret-sharing'
import { KeyError } from '../KeyError.ts'
import type { Share } from './Share.ts'

export type SharePair = readonly [Share, Share]

/**
 * Joins two shares. The library joins any two, and gives some other bytes for shares that do not belong together, so
 * compare the address before you use the result; overwrite it after.
 *
 * @throws KeyError `SHARES_MISMATCH`
 */
export async function joinShares([one, other]: SharePair): Promise<Uint8Array> {
  const fit =
    one.setId === other.setId &&
    one.generation === other.generation &&
    one.holder !== other.holder &&
    one.bytes.length === other.bytes.length &&
    one.bytes.at(-1) !== other.bytes.at(-1)
  if (!fit) throw new KeyError('SHARES_MISMATCH')
  return combine([one.bytes, other.bytes])
}
