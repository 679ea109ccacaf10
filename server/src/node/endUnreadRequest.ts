import type { IncomingMessage } from 'node:http'

/** Enough for a client that sends all of its body before it reads the reply. */
const lingerMs = 1_000

/**
 * Ends a request whose reply has been sent while its client still sends: what follows is received for a moment without being
 * kept, because a connection that is closed at once takes the reply with it, then the connection is closed.
 */
export function endUnreadRequest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.resume()
  const timer = setTimeout(() => request.destroy(), lingerMs)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}
