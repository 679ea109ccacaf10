import { KeyError } from '../KeyError.ts'
import type { SharePair } from '../shares/joinShares.ts'
import { holders, type Share } from '../shares/Share.ts'
import type { KeyRequest, SignPayload } from './KeyRequest.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Checks a message of the page before anything of it is used. Typed data and transactions are checked by viem, which
 * refuses what it cannot encode.
 *
 * @throws KeyError `REQUEST_MALFORMED`, with the field's name
 */
export function readRequest(value: unknown): KeyRequest {
  const fields = readFields(value, 'request')
  const { operation } = fields
  switch (operation) {
    case 'create':
      return { operation }
    case 'import':
      return { operation, mnemonic: readText(fields.mnemonic, 'mnemonic', 400) }
    case 'addresses':
      return { operation, shares: readPair(fields.shares) }
    case 'sign':
      return {
        operation,
        shares: readPair(fields.shares),
        address: readText(fields.address, 'address', 64),
        payload: readPayload(fields.payload),
      }
    case 'split':
      return {
        operation,
        shares: readPair(fields.shares),
        addresses: readAddresses(fields.addresses),
        into: fields.into === undefined ? undefined : readInto(fields.into),
      }
    case 'export':
      return { operation, shares: readPair(fields.shares), addresses: readAddresses(fields.addresses) }
    default:
      return refuse('operation')
  }
}

function readPair(value: unknown): SharePair {
  if (!Array.isArray(value) || value.length !== 2) return refuse('shares')
  return [readShare(value[0], 'shares.0'), readShare(value[1], 'shares.1')]
}

function readShare(value: unknown, field: string): Share {
  const { setId, generation, holder, bytes } = readFields(value, field)
  const known = holders.find((name) => name === holder)
  return {
    setId: readText(setId, `${field}.setId`, 64),
    generation: readGeneration(generation, `${field}.generation`),
    holder: known ?? refuse(`${field}.holder`),
    bytes: readBytes(bytes, `${field}.bytes`, 17, 33),
  }
}

function readInto(value: unknown) {
  const { setId, generation } = readFields(value, 'into')
  return {
    setId: readText(setId, 'into.setId', 64),
    generation: readGeneration(generation, 'into.generation'),
  }
}

function readAddresses(value: unknown) {
  const { eip155, solana, accountOwner } = readFields(value, 'addresses')
  return {
    eip155: readText(eip155, 'addresses.eip155', 42) as `0x${string}`,
    solana: readText(solana, 'addresses.solana', 44),
    accountOwner: readText(accountOwner, 'addresses.accountOwner', 42) as `0x${string}`,
  }
}

function readPayload(value: unknown): SignPayload {
  const fields = readFields(value, 'payload')
  const { kind, message } = fields
  switch (kind) {
    case 'hash': {
      const hash = readText(fields.hash, 'payload.hash', 66)
      return /^0x[0-9a-f]{64}$/i.test(hash) ? { kind, hash: hash as `0x${string}` } : refuse('payload.hash')
    }
    case 'message':
      if (typeof message === 'string') return { kind, message }
      return { kind, message: readBytes(message, 'payload.message', 0, maxMessage) }
    case 'typedData':
      return { kind, typedData: readFields(fields.typedData, 'payload.typedData') as never }
    case 'transaction':
      return { kind, transaction: readFields(fields.transaction, 'payload.transaction') as never }
    case 'solana':
      return { kind, message: readBytes(message, 'payload.message', 1, maxMessage) }
    default:
      return refuse('payload.kind')
  }
}

const maxMessage = 1024 * 1024

function readFields(value: unknown, field: string): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : refuse(field)
}

function readText(value: unknown, field: string, maxLength: number): string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength ? value : refuse(field)
}

function readGeneration(value: unknown, field: string): number {
  return Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : refuse(field)
}

function readBytes(value: unknown, field: string, min: number, max: number): Uint8Array {
  return value instanceof Uint8Array && value.length >= min && value.length <= max ? value : refuse(field)
}

function refuse(field: string): never {
  throw new KeyError('REQUEST_MALFORMED', field)
}
