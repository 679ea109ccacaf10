import type { JsonObject } from './json.ts'
import type { Place } from './place.ts'
import type { Model } from './schema.ts'

/** Something that crosses a message channel, by its `type` on the wire. Without a model it has no payload. */
export interface ChannelPart {
  /** Value of the envelope's `type`. */
  readonly type: string
  readonly payload?: Model
  /** Whether the payload may be left out. */
  readonly payloadOptional: boolean
}

/** The caller sends a request; the responder replies with a success or an error with the same id. */
export interface ChannelRequest {
  /** Camel-case identifier, unique in the channel. */
  readonly name: string
  readonly pascalName: string
  readonly summary?: string
  readonly description?: string
  readonly request: ChannelPart
  readonly success: ChannelPart
  readonly error: ChannelPart
  /** Time limit in milliseconds from sending; absent: none. */
  readonly timeoutMs?: number
  readonly extensions: JsonObject
  readonly place: Place
}

/** A message that is not a request and has no reply. */
export interface ChannelEvent {
  readonly name: string
  readonly pascalName: string
  readonly summary?: string
  readonly description?: string
  /** Sender of the message. */
  readonly from: 'caller' | 'responder'
  readonly message: ChannelPart
  readonly extensions: JsonObject
  readonly place: Place
}
