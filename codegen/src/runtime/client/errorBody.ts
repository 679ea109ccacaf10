import { readCapped } from '../readCapped.ts'

/** Error pages can be of any size; the useful part of one fits in this many bytes. */
const maximumBytes = 64 * 1024

/** Servers announce JSON as these by mistake. */
const plainText = /^text\/(?:plain|html)\b/i

const otherText = /^text\/(?!(?:plain|html|json)\b)|[/+]xml\b|^application\/x-www-form-urlencoded\b/i

/** Middleware of one call, and the body of its error. */
export interface ErrorBody {
  /** Truncates a body that openapi-fetch would read whole. */
  onResponse(given: { response: Response }): Promise<Response | undefined>
  /** The body as openapi-fetch parsed it; a string that happens to be valid JSON stays a string. */
  of(response: Response, parsed: unknown): unknown
}

export function createErrorBody(): ErrorBody {
  let limited: Response | undefined
  let text = ''
  return {
    async onResponse({ response }) {
      if (response.ok || response.body === null) return undefined
      const bytes = await readCapped(response, maximumBytes)
      const { status, statusText, headers } = response
      text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      limited = new Response(bytes ?? '', { status, statusText, headers })
      return limited
    },
    of(response, parsed) {
      const type = response.headers.get('content-type') ?? ''
      const isObject = typeof parsed === 'object' && parsed !== null
      const isText = isObject ? otherText.test(type) : plainText.test(type) || otherText.test(type)
      return isText && response === limited ? text : parsed
    },
  }
}
