import type { Hash } from '@wallet-kit/clients/ethereum/types'
import type { HexText } from '../actions/toTransactionRequest.ts'

/** Calls that the wallet was asked for one by one. */
export interface SeparateCalls {
  /** Of those that were sent, in their order. */
  readonly hashes: readonly Hash[]
  readonly chainId: number
  /** Number of calls, those that were not sent included. */
  readonly total: number
}

/** Ends the ids of the kit: 'wallet-kit calls', in ASCII. */
const mark = '77616c6c65742d6b69742063616c6c73'
const layout = new RegExp(`^0x((?:[\\da-f]{64}){1,60})([\\da-f]{16})([\\da-f]{4})${mark}$`, 'i')

/**
 * Id of calls that the wallet was asked for one by one, which it knows nothing of. Everything about them is in it, so that it
 * still means them after a reload. At most 4,096 bytes, as EIP-5792 has it.
 */
export function toCallsId({ hashes, chainId, total }: SeparateCalls): HexText {
  const digits = (value: number, length: number) => value.toString(16).padStart(length, '0')
  return `0x${hashes.map((hash) => hash.slice(2)).join('')}${digits(chainId, 16)}${digits(total, 4)}${mark}`
}

/** Reads an id of {@link toCallsId}; `undefined` for one of a wallet. */
export function readCallsId(id: string): SeparateCalls | undefined {
  const [, hashes = '', chainId = '', total = ''] = layout.exec(id) ?? []
  if (hashes === '') return undefined
  return {
    hashes: (hashes.match(/.{64}/g) ?? []).map((hash): Hash => `0x${hash}`),
    chainId: Number.parseInt(chainId, 16),
    total: Number.parseInt(total, 16),
  }
}
