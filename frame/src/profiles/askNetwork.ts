import { isOwnMachine } from './isOwnMachine.ts'

interface AskNetworkParameters {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Statuses by which the network refuses the visitor's token; others are failures. */
  readonly refusedBy: readonly number[]
}

const limitMs = 20_000
const maxBytes = 256 * 1024

/**
 * Asks a network with a token. Follows no redirect: the token is for this network only.
 *
 * @returns the JSON object of the reply; `undefined` when the network refuses the token
 * @throws when it does not answer within 20 seconds, or with something else
 */
export async function askNetwork(
  parameters: AskNetworkParameters,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { url, method = 'GET', headers, body, refusedBy } = parameters
  if (url.protocol !== 'https:' && !isOwnMachine(url)) throw new TypeError(`${url.host} needs TLS`)
  const response = await fetch(url, {
    method,
    headers: { Accept: 'application/json', 'User-Agent': 'wallet-kit', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    ...(body === undefined ? {} : { body }),
  })
  if (refusedBy.includes(response.status)) {
    await response.body?.cancel()
    return undefined
  }
  // The address may have a token in its query, so messages name the host only.
  if (!response.ok) throw new Error(`${url.host} answered with status ${response.status}`)
  const reply = asRecord(JSON.parse(await readText(response, url.host)))
  if (!reply) throw new Error(`${url.host} answered with no object`)
  return reply
}

async function readText(response: Response, host: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) throw new Error(`${host} answered at too great length`)
  }
  return text
}

/** A JSON object, or an array as an object by index. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

/** A text of the reply, cut to 256 characters. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 256) : null
}

/** An id: digits, or a text without spaces of at most 128 characters. @throws for anything else */
export function asId(value: unknown): string {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? `${value}` : value
  if (typeof id !== 'string' || !/^[\w.-]{1,128}$/.test(id)) throw new Error('The network sent no id')
  return id
}

/** Path below an address that has a path itself. */
export function below(base: string, path: string): URL {
  return new URL(`${base.replace(/\/$/, '')}${path}`)
}

/** Header of HTTP Basic, with the secret as it is: networks do not decode it. */
export function basicOf(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
}
