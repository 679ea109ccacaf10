import { base64urlnopad } from '@scure/base'
import { split } from 'shamir-secret-sharing'
import type { Holder, ShareSet } from './Share.ts'

interface SplitKeyParameters {
  /** 16 to 32 bytes of uniform randomness. */
  readonly secret: Uint8Array
  /** The set that is refreshed, and the number of its new generation; by default a new set. */
  readonly into?: { readonly setId: string; readonly generation: number } | undefined
}

/** Splits a secret for three holders, of whom any two can join it. Fresh randomness each time. */
export async function splitKey({ secret, into }: SplitKeyParameters): Promise<ShareSet> {
  const [device, service, keeper] = await split(secret, 3, 2)
  if (!device || !service || !keeper) throw new Error('A split in three has three shares')
  const { setId, generation } = into ?? { setId: newSetId(), generation: 1 }
  const toShare = (holder: Holder, bytes: Uint8Array) => ({ setId, generation, holder, bytes })
  return {
    setId,
    generation,
    shares: {
      device: toShare('device', device),
      service: toShare('service', service),
      keeper: toShare('keeper', keeper),
    },
  }
}

const newSetId = () => base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(16)))
