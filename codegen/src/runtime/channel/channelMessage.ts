import type * as z from 'zod/mini'

/** One kind of message of a channel: its type on the wire and what it carries. */
export interface MessageDefinition<Payload> {
  readonly type: string
  /** Absent: it carries nothing. */
  readonly payload?: z.core.$ZodType<Payload>
  /** Whether the payload may be left out. */
  readonly payloadOptional?: boolean
}

/** A request of a channel and its two answers. */
export interface RequestDefinition<Payload, Success> {
  readonly name: string
  readonly request: MessageDefinition<Payload>
  readonly success: MessageDefinition<Success>
  readonly error: MessageDefinition<unknown>
  /** Time limit of the contract, in milliseconds from sending. */
  readonly timeoutMs?: number
}

/** What crosses a channel. */
export interface Envelope {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

/** Longest id that is looked at; ours are UUIDs of 36 characters. */
const maxIdLength = 128

/** Reads what was received as an envelope, or not at all. Only own properties count. */
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

/** A message as it is sent; what it does not carry is left out. */
export function writeEnvelope(type: string, payload: unknown, id?: string): Envelope {
  return { ...(id === undefined ? {} : { id }), type, ...(payload === undefined ? {} : { payload }) }
}
