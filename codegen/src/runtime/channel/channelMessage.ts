import type * as z from 'zod/mini'

/** One kind of message of a channel: its type on the wire and its payload. */
export interface MessageDefinition<Payload> {
  readonly type: string
  /** Absent: it has no payload. */
  readonly payload?: z.core.$ZodType<Payload>
  /** Whether the payload may be left out. */
  readonly payloadOptional?: boolean
}

/** A request of a channel and its two replies. */
export interface RequestDefinition<Payload, Success> {
  readonly name: string
  readonly request: MessageDefinition<Payload>
  readonly success: MessageDefinition<Success>
  readonly error: MessageDefinition<unknown>
  /** Time limit of the contract, in milliseconds from sending. */
  readonly timeoutMs?: number
}

/** A message on the wire. */
export interface Envelope {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

/** Longest id that is accepted; ours are UUIDs of 36 characters. */
const maxIdLength = 128

/** Received data as an envelope; undefined when it is none. Only own properties count. */
export function readEnvelope(data: unknown): Envelope | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type')) return undefined
  const { type } = data as { readonly type: unknown }
  if (typeof type !== 'string') return undefined
  const id = Object.hasOwn(data, 'id') ? (data as { readonly id: unknown }).id : undefined
  const payload = Object.hasOwn(data, 'payload') ? (data as { readonly payload: unknown }).payload : undefined
  if (id === undefined) return { type, payload }
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) return undefined
  return { id, type, payload }
}

/** A message as it is sent; absent fields are left out. */
export function writeEnvelope(type: string, payload: unknown, id?: string): Envelope {
  return { ...(id === undefined ? {} : { id }), type, ...(payload === undefined ? {} : { payload }) }
}
