import type { SetupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

let listening: SetupServer | undefined

/**
 * Lets a server answer the requests of this test; any other request fails. Two servers would read each other's requests,
 * of which a body can be read once: the second one is refused.
 */
export function listenUntilEnd(server: SetupServer): void {
  if (listening) throw new Error('A server answers this test already. Give all handlers to one.')
  listening = server
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => {
    listening = undefined
    server.close()
  })
}
