import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { listenUntilEnd } from './listenUntilEnd.test.helper.ts'

/** Answers requests with these handlers until the test ends; any other request fails. Counts the requests. */
export function onServices(...handlers: HttpHandler[]) {
  const requests: URL[] = []
  const server = setupServer(...handlers)
  listenUntilEnd(server)
  server.events.on('request:start', ({ request }) => {
    requests.push(new URL(request.url))
  })
  return { server, requests }
}
