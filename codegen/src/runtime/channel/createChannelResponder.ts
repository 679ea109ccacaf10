import { type ChannelEnd, portOf } from './ChannelEndpoint.ts'
import { type IncomingMessage, isFromPeer } from './ChannelPort.ts'
import { ChannelRefusal } from './ChannelRefusal.ts'
import { createEventListeners, type MessageListener } from './channelEvents.ts'
import {
  type MessageDefinition,
  type RequestDefinition,
  readEnvelope,
  writeEnvelope,
} from './channelMessage.ts'
import { readPayload } from './readPayload.ts'

/** Second argument of a handler, after the payload. */
export interface ResponderContext {
  /** Fires when the channel is closed. */
  readonly signal: AbortSignal
}

/** A request that this side handles. */
export interface AnsweredRequest<Payload, Success> {
  readonly definition: RequestDefinition<Payload, Success>
  readonly handler: (payload: Payload, context: ResponderContext) => Success | Promise<Success>
}

/** The responding end of a channel. */
export interface ChannelResponder {
  /**
   * Sets the handler of one kind of request. An error's message is sent to the other side, and the fields of a
   * `ChannelRefusal`.
   */
  answer<Payload, Success>(request: AnsweredRequest<Payload, Success>): void
  on<Payload>(definition: MessageDefinition<Payload>, listener: MessageListener<Payload>): () => void
  send<Payload>(definition: MessageDefinition<Payload>, payload: Payload): void
  destroy(): void
}

type Respond = (id: string, payload: unknown) => Promise<void>

/**
 * Opens the responding end of a channel. Requests are accepted only from the exact origin and window of the other side;
 * the reply to a payload that breaks the contract is an error, and no handler is called. A second request with the id of
 * an open one is ignored.
 *
 * @throws {TypeError} when `origin` is not one exact origin, or when a window is given as if it were an endpoint
 */
export function createChannelResponder(end: ChannelEnd): ChannelResponder {
  const port = portOf(end)
  const events = createEventListeners()
  const responders = new Map<string, Respond>()
  const openIds = new Set<string>()
  const closing = new AbortController()

  function post(type: string, payload: unknown, id?: string) {
    if (!closing.signal.aborted) port.peer()?.postMessage(writeEnvelope(type, payload, id), port.origin)
  }

  function postError(
    { error }: { readonly error: MessageDefinition<unknown> },
    id: string,
    payload: { readonly message: string },
  ) {
    // A message that breaks the contract, such as a very long one, is left out.
    post(error.type, readPayload(error, payload).ok ? payload : undefined, id)
  }

  function receive(event: IncomingMessage) {
    const message = isFromPeer(port, event) ? readEnvelope(event.data) : undefined
    if (message === undefined) return
    const { id } = message
    if (id === undefined) return events.dispatch(message)
    const respond = responders.get(message.type)
    if (respond === undefined || openIds.has(id)) return
    openIds.add(id)
    void respond(id, message.payload).finally(() => openIds.delete(id))
  }

  port.receiver.addEventListener('message', receive)

  return {
    on: events.on,
    send: ({ type }, payload) => post(type, payload),
    answer({ definition, handler }) {
      responders.set(definition.request.type, async (id, payload) => {
        const checked = readPayload(definition.request, payload)
        if (!checked.ok) {
          const [issue] = checked.issues
          return postError(definition, id, { message: issue?.message ?? 'Invalid input' })
        }
        try {
          post(definition.success.type, await handler(checked.value, { signal: closing.signal }), id)
        } catch (error) {
          const message = error instanceof Error ? error.message : 'An error occurred'
          postError(definition, id, { ...(error instanceof ChannelRefusal && error.fields), message })
        }
      })
    },
    destroy() {
      closing.abort()
      port.receiver.removeEventListener('message', receive)
      events.clear()
    },
  }
}
