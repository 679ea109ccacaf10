import { type Validation, validate } from '../validators/validate.ts'
import type { MessageDefinition } from './channelMessage.ts'

/** Checks the payload of a message by its definition. */
export function readPayload<Payload>(
  definition: MessageDefinition<Payload>,
  payload: unknown,
): Validation<Payload> {
  const { payload: schema, payloadOptional } = definition
  // The generated type of a payload that is or may be absent includes undefined.
  const nothing = { ok: true, value: undefined as Payload } as const
  if (schema === undefined) return nothing
  if (payload === undefined && payloadOptional === true) return nothing
  return validate(schema, payload)
}
