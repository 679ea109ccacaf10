import type { SetupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

let listening: SetupServer | undefined

/**
 * Lets a server answer the requests of this test until it ends; any other request fails. A second one replaces the
 * first: both would read each other's requests, of which a body can be read once.
 */
export function listenUntilEnd(server: SetupServer): void {
  listening?.close()
  listening = server
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => {
    if (listening !== server) return
    listening = undefined
    server.close()
  })
}
