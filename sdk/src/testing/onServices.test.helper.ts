import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

/** Answers requests with these handlers until the test ends; any other request fails. Counts what is received. */
export function onServices(...handlers: HttpHandler[]) {
  const requests: URL[] = []
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  server.events.on('request:start', ({ request }) => {
    requests.push(new URL(request.url))
  })
  onTestFinished(() => server.close())
  return { server, requests }
}
