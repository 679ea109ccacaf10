import { ChannelError } from './ChannelError.ts'
import { assertOrigin, type ChannelPort, type IncomingMessage, isFromPeer } from './ChannelPort.ts'
import { createEventListeners, type MessageListener } from './channelEvents.ts'
import {
  type Envelope,
  type MessageDefinition,
  type RequestDefinition,
  readEnvelope,
} from './channelMessage.ts'
import { readPayload } from './readPayload.ts'

/** Options of a single request. */
export interface ChannelRequestOptions {
  readonly signal?: AbortSignal | undefined
  /** Time limit in milliseconds instead of the contract's; `Infinity` for none. */
  readonly timeoutMs?: number | undefined
}

/** The asking end of a channel. */
export interface ChannelHost {
  request<Payload, Success>(
    definition: RequestDefinition<Payload, Success>,
    payload: Payload,
    options?: ChannelRequestOptions,
  ): Promise<Success>
  /** Listens to an unasked message of the other side; returns a function that stops it. */
  on<Payload>(definition: MessageDefinition<Payload>, listener: MessageListener<Payload>): () => void
  /** Sends an unasked message. */
  send<Payload>(definition: MessageDefinition<Payload>, payload: Payload): void
  /** Rejects open requests, removes every listener. */
  destroy(): void
}

/** A request that waits for its answer. */
interface OpenRequest {
  readonly accepts: (type: string) => boolean
  readonly settle: (message: Envelope) => void
  readonly fail: (error: ChannelError) => void
}

/**
 * Opens the asking end of a channel. It listens at once, so that no early message is missed. Messages go to the exact
 * origin of the other side. What arrives counts only if it comes from that origin and that window and, for an answer,
 * carries the id of an open request; everything else is ignored.
 *
 * @throws {TypeError} when `origin` is not one exact origin
 */
export function createChannelHost(port: ChannelPort): ChannelHost {
  assertOrigin(port.origin)
  const open = new Map<string, OpenRequest>()
  const events = createEventListeners()
  let isDestroyed = false

  function receive(event: IncomingMessage) {
    if (!isFromPeer(port, event)) return
    const message = readEnvelope(event.data)
    if (message === undefined) return
    if (message.id === undefined) return events.dispatch(message)
    const request = open.get(message.id)
    if (request?.accepts(message.type) === true) request.settle(message)
  }

  port.receiver.addEventListener('message', receive)

  return {
    on: events.on,
    send({ type }, payload) {
      if (!isDestroyed) port.peer()?.postMessage(envelope(type, payload), port.origin)
    },
    request(definition, payload, options = {}) {
      const refusal = refuse(definition, payload, options.signal, isDestroyed)
      return refusal === undefined
        ? sendRequest(port, open, definition, payload, options)
        : Promise.reject(refusal)
    },
    destroy() {
      isDestroyed = true
      port.receiver.removeEventListener('message', receive)
      events.clear()
      for (const { fail } of [...open.values()]) fail(createError('destroyed', 'The channel was closed'))
    },
  }

  function createError(code: 'destroyed', message: string) {
    return new ChannelError(message, { code, request: '' })
  }
}

/** Why a request is not sent at all. */
function refuse<Payload, Success>(
  { name, request }: RequestDefinition<Payload, Success>,
  payload: Payload,
  signal: AbortSignal | undefined,
  isDestroyed: boolean,
): ChannelError | undefined {
  if (isDestroyed) return new ChannelError('The channel is closed', { code: 'destroyed', request: name })
  if (signal?.aborted === true) {
    return new ChannelError('The request was aborted', {
      code: 'aborted',
      request: name,
      cause: signal.reason,
    })
  }
  const checked = readPayload(request, payload)
  if (checked.ok) return undefined
  const { issues } = checked
  return new ChannelError('The request breaks its contract', {
    code: 'invalid-request',
    request: name,
    issues,
  })
}

function sendRequest<Payload, Success>(
  port: ChannelPort,
  open: Map<string, OpenRequest>,
  definition: RequestDefinition<Payload, Success>,
  payload: Payload,
  { signal, timeoutMs = definition.timeoutMs }: ChannelRequestOptions,
): Promise<Success> {
  const { name: request, success, error } = definition
  const id = crypto.randomUUID()
  return new Promise<Success>((resolve, reject) => {
    const peer = port.peer()
    if (peer === null || peer === undefined) {
      reject(new ChannelError('The other side has no window', { code: 'no-peer', request }))
      return
    }
    const hasLimit = timeoutMs !== undefined && Number.isFinite(timeoutMs)
    const timer = hasLimit ? setTimeout(expire, timeoutMs) : undefined

    function close() {
      open.delete(id)
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    function fail(reason: ChannelError) {
      close()
      reject(reason)
    }
    function expire() {
      fail(new ChannelError(`No answer within ${timeoutMs} ms`, { code: 'timeout', request }))
    }
    function abort() {
      fail(new ChannelError('The request was aborted', { code: 'aborted', request, cause: signal?.reason }))
    }
    function settle({ type, payload: answer }: Envelope) {
      if (type === error.type)
        return fail(new ChannelError(errorText(error, answer), { code: 'refused', request }))
      const checked = readPayload(success, answer)
      if (checked.ok) {
        close()
        resolve(checked.value)
      } else {
        const { issues } = checked
        fail(new ChannelError('The answer breaks its contract', { code: 'invalid-reply', request, issues }))
      }
    }

    open.set(id, { accepts: (type) => type === success.type || type === error.type, settle, fail })
    signal?.addEventListener('abort', abort)
    try {
      peer.postMessage(envelope(definition.request.type, payload, id), port.origin)
    } catch (cause) {
      fail(new ChannelError('The request cannot be sent', { code: 'invalid-request', request, cause }))
    }
  })
}

/** The text of an error answer, where its payload is as promised and has one. */
function errorText(definition: MessageDefinition<unknown>, payload: unknown): string {
  const checked = readPayload(definition, payload)
  const given = checked.ok ? checked.value : undefined
  const message =
    typeof given === 'object' && given !== null && 'message' in given ? given.message : undefined
  return typeof message === 'string' && message !== '' ? message : 'An error occurred'
}

function envelope(type: string, payload: unknown, id?: string): Envelope {
  return { ...(id === undefined ? {} : { id }), type, ...(payload === undefined ? {} : { payload }) }
}
