import type { IncomingHttpHeaders } from 'node:http'

/** Headers of a request of Node, as `getSession` reads them: the cookie, and the host, which decides whose cookie it is. */
export function toHeaders(headers: IncomingHttpHeaders): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  )
}
