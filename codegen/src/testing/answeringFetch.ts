import { getResponse, type HttpHandler } from 'msw'

/** A fetch that is answered by handlers and by nothing else: no interception, no network. */
export function answeringFetch(handlers: readonly HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse([...handlers], request)
    if (response === undefined) throw new Error(`No handler for ${request.method} ${request.url}`)
    // A browser rejects with this on a network error.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
