import { startTimer } from '../startTimer.ts'
import { ChannelError, type ChannelErrorCode } from './ChannelError.ts'
import type { MessagePeer } from './ChannelPort.ts'
import {
  type Envelope,
  type MessageDefinition,
  type RequestDefinition,
  writeEnvelope,
} from './channelMessage.ts'
import { randomUuid } from './randomUuid.ts'
import { readPayload } from './readPayload.ts'

/** Options of a single request. */
export interface ChannelRequestOptions {
  readonly signal?: AbortSignal | undefined
  /** Time limit in milliseconds instead of the contract's; `Infinity` for none. */
  readonly timeoutMs?: number | undefined
}

/** Requests that wait for their replies. */
export interface OpenRequests {
  send<Payload, Success>(
    definition: RequestDefinition<Payload, Success>,
    payload: Payload,
    to: { readonly peer: MessagePeer; readonly origin: string },
    options: ChannelRequestOptions,
  ): Promise<Success>
  /** Settles the request of a reply; replies to no open request are ignored. */
  answer(message: Envelope): void
  /** Rejects all of them. */
  endAll(code: ChannelErrorCode, message: string): void
}

interface OpenRequest {
  readonly types: readonly string[]
  settle(message: Envelope): void
  end(code: ChannelErrorCode, message: string): void
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<string, OpenRequest>()
  return {
    send: (definition, payload, to, options) =>
      new Promise((resolve, reject) => {
        const id = randomUuid()
        const { name: request, success, error } = definition
        const { signal, timeoutMs = definition.timeoutMs ?? Number.POSITIVE_INFINITY } = options
        const expire = () => end('timeout', `No answer within ${timeoutMs} ms`)
        const abort = () => end('aborted', 'The request was aborted', signal?.reason)
        const timer = startTimer(expire, timeoutMs)

        function close() {
          open.delete(id)
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
        }
        function end(code: ChannelErrorCode, message: string, cause?: unknown) {
          close()
          reject(new ChannelError(message, { code, request, cause }))
        }
        function settle({ type, payload: answer }: Envelope) {
          close()
          if (type === error.type) return reject(toRefusal(error, answer, request))
          const checked = readPayload(success, answer)
          if (checked.ok) return resolve(checked.value)
          const details = { code: 'invalid-reply', request, issues: checked.issues } as const
          reject(new ChannelError('The reply breaks its contract', details))
        }

        open.set(id, { types: [success.type, error.type], settle, end })
        signal?.addEventListener('abort', abort)
        try {
          to.peer.postMessage(writeEnvelope(definition.request.type, payload, id), to.origin)
        } catch (cause) {
          // For example, because the payload cannot be cloned.
          end('invalid-request', 'The request cannot be sent', cause)
        }
      }),
    answer(message) {
      const request = message.id === undefined ? undefined : open.get(message.id)
      if (request?.types.includes(message.type) === true) request.settle(message)
    },
    endAll(code, message) {
      for (const { end } of [...open.values()]) end(code, message)
    },
  }
}

/** Error of a refusal, with the message and the payload of a valid reply. */
function toRefusal(definition: MessageDefinition<unknown>, payload: unknown, request: string): ChannelError {
  const checked = readPayload(definition, payload)
  const reply = checked.ok ? checked.value : undefined
  const given = typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : undefined
  const message = typeof given === 'string' && given !== '' ? given : 'An error occurred'
  return new ChannelError(message, { code: 'refused', request, reply })
}
