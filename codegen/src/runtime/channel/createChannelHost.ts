import { type ChannelEnd, portOf } from './ChannelEndpoint.ts'
import { ChannelError } from './ChannelError.ts'
import { type IncomingMessage, isFromPeer } from './ChannelPort.ts'
import { createEventListeners, type MessageListener } from './channelEvents.ts'
import {
  type MessageDefinition,
  type RequestDefinition,
  readEnvelope,
  writeEnvelope,
} from './channelMessage.ts'
import { type ChannelRequestOptions, createOpenRequests } from './openRequests.ts'
import { readPayload } from './readPayload.ts'

/** The requesting end of a channel. */
export interface ChannelHost {
  request<Payload, Success>(
    definition: RequestDefinition<Payload, Success>,
    payload: Payload,
    options?: ChannelRequestOptions,
  ): Promise<Success>
  /** Listens to an event of the other side; returns a function that stops it. */
  on<Payload>(definition: MessageDefinition<Payload>, listener: MessageListener<Payload>): () => void
  /** Sends an event. */
  send<Payload>(definition: MessageDefinition<Payload>, payload: Payload): void
  /** Rejects open requests and removes every listener. */
  destroy(): void
}

/**
 * Opens the requesting end of a channel. It listens from the start, so that no early message is missed. Messages are
 * sent to the exact origin of the other side, and accepted only from that origin and that window and, for a reply, with
 * the id of an open request; everything else is ignored.
 *
 * @throws {TypeError} when `origin` is not one exact origin, or when a window is given as if it were an endpoint
 */
export function createChannelHost(end: ChannelEnd): ChannelHost {
  const port = portOf(end)
  const { receiver, origin } = port
  const requests = createOpenRequests()
  const events = createEventListeners()
  let isDestroyed = false

  function receive(event: IncomingMessage) {
    const message = isFromPeer(port, event) ? readEnvelope(event.data) : undefined
    if (message === undefined) return
    if (message.id === undefined) events.dispatch(message)
    else requests.answer(message)
  }

  receiver.addEventListener('message', receive)

  return {
    on: events.on,
    send({ type }, payload) {
      if (!isDestroyed) port.peer()?.postMessage(writeEnvelope(type, payload), origin)
    },
    async request(definition, payload, options = {}) {
      const { name: request } = definition
      const { signal } = options
      if (isDestroyed) throw new ChannelError('The channel is closed', { code: 'destroyed', request })
      if (signal?.aborted === true) {
        throw new ChannelError('The request was aborted', { code: 'aborted', request, cause: signal.reason })
      }
      const checked = readPayload(definition.request, payload)
      if (!checked.ok) {
        const details = { code: 'invalid-request', request, issues: checked.issues } as const
        throw new ChannelError('The request breaks its contract', details)
      }
      const peer = port.peer()
      if (peer === null || peer === undefined) {
        throw new ChannelError('The other side has no window', { code: 'no-peer', request })
      }
      return requests.send(definition, payload, { peer, origin }, options)
    },
    destroy() {
      isDestroyed = true
      receiver.removeEventListener('message', receive)
      events.clear()
      requests.endAll('destroyed', 'The channel was closed')
    },
  }
}
