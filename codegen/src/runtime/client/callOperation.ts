import { createRequestDeadline } from '../requestDeadline.ts'
import { acceptHeader } from './acceptHeader.ts'
import { ClientError, type ClientErrorDetails, isClientError } from './ClientError.ts'
import { encodeBody } from './encodeBody.ts'
import { createErrorBody } from './errorBody.ts'
import type { FileOptions } from './FileOptions.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { operationServer } from './operationServer.ts'
import { readReply } from './readReply.ts'
import { requestHeaders } from './requestHeaders.ts'
import { retryAfter } from './retryAfter.ts'
import type { ServiceClient } from './ServiceClient.ts'
import { serializePath } from './serializePath.ts'
import { serializeQuery } from './serializeQuery.ts'

/** The groups of values that a call can carry. */
export interface CallParameters {
  readonly path?: object | undefined
  readonly query?: object | undefined
  readonly header?: object | undefined
  readonly cookie?: object | undefined
  readonly body?: unknown
  /** Media type of the body, of several that it may be sent in. */
  readonly contentType?: string | undefined
}

/**
 * Sends one operation through the client's interceptor and openapi-fetch, and returns the validated reply.
 *
 * @throws {@link ClientError}, or errors of the interceptor
 */
export async function callOperation<Reply>(
  client: ServiceClient,
  operation: OperationDescription,
  parameters: CallParameters = {},
  options: FileOptions<'blob' | 'stream'> = {},
): Promise<Reply> {
  const { signal } = options
  if (client.intercept === undefined) return sendOperation(client, operation, parameters, options)
  const { name, method } = operation
  const sendsStream = parameters.body instanceof ReadableStream
  return client.intercept<Reply>({ operation: name, method, sendsStream, signal }, (own = signal) =>
    sendOperation(client, operation, parameters, { ...options, signal: own }),
  )
}

async function sendOperation<Reply>(
  client: ServiceClient,
  operation: OperationDescription,
  parameters: CallParameters,
  options: FileOptions<'blob' | 'stream'>,
): Promise<Reply> {
  const {
    signal,
    timeoutMs = client.timeoutMs,
    headers,
    baseUrl,
    accept,
    parseAs,
    onResponse,
    ...init
  } = options
  const filled = serializePath(operation.path, { ...parameters.path }, operation.pathFormats)
  // Some contracts distinguish operations by the part behind these; in values they are escaped.
  const [path = '', ownQuery = ''] = (filled.split('#', 1)[0] ?? '').split('?')
  const query = serializeQuery({ ...client.query, ...definedOnly(parameters.query) }, operation.queryFormats)
  const body = await encodeBody(operation, parameters.body, parameters.contentType)
  const deadline = createRequestDeadline(signal, timeoutMs)
  let keepsSignal = false

  function fail(message: string, details: Omit<ClientErrorDetails, 'service' | 'operation'>): never {
    throw new ClientError(message, { service: client.service, operation: operation.name, ...details })
  }

  async function credentials() {
    if (operation.security === undefined) return undefined
    try {
      return await client.authorize?.(operation.security)
    } catch (error) {
      return fail('A credential is unavailable', { code: 'credentials', cause: error })
    }
  }

  async function send() {
    const granted = await credentials()
    const errorBody = createErrorBody()
    const { response, error } = await client.fetchClient.request(operation.method, path, {
      ...init,
      baseUrl: baseUrl ?? operationServer(operation.server, client.baseUrl),
      signal: deadline.signal,
      headers: {
        ...acceptHeader(operation, accept),
        ...requestHeaders(operation, parameters, body, granted),
        ...headers,
      },
      querySerializer: () =>
        [ownQuery, query, serializeQuery({ ...granted?.query })].filter(Boolean).join('&'),
      ...(body === undefined ? {} : { body: body.value, bodySerializer: () => body.value }),
      ...(body?.value instanceof ReadableStream ? { duplex: 'half' } : {}),
      // Replies are read below, after a check of their type and length.
      parseAs: 'stream',
      middleware: [{ onResponse: errorBody.onResponse }],
    })
    if (response.ok) {
      onResponse?.(response)
      return readReply<Reply>(operation, response, { maxBytes: client.maxReplyBytes, accept, parseAs, fail })
    }
    return fail(`HTTP status code: ${response.status}`, {
      code: 'http',
      status: response.status,
      body: errorBody.of(response, error),
      retryAfterMs: retryAfter(response.headers, Date.now()),
    })
  }

  try {
    const reply = await Promise.race([send(), deadline.expired])
    // The rest of a stream ends with the caller's signal, not with the time limit.
    keepsSignal = reply instanceof ReadableStream
    return reply
  } catch (error) {
    const reason = deadline.reason()
    if (reason === 'timeout') fail(`No answer within ${timeoutMs} ms`, { code: 'timeout', cause: error })
    if (reason === 'aborted') fail('The request was aborted', { code: 'aborted', cause: error })
    if (isClientError(error)) throw error
    return fail('The service cannot be reached', { code: 'network', cause: error })
  } finally {
    deadline.end(keepsSignal)
  }
}

/** A value that is undefined in a call does not hide the client's. */
function definedOnly(query: object | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined))
}
