import type { BrowserContext, WebSocketRoute } from '@playwright/test'

/** Deliveries that are received within this time are passed on in reverse, in ms. */
const window = 150

/**
 * Puts a proxy between the pages of a context and the sandbox's relay. Later messages are delivered before earlier
 * ones, each twice, and all earlier ones of the socket again after it.
 */
export async function disorderRelay(context: BrowserContext): Promise<{ readonly repeated: number }> {
  const count = { repeated: 0 }
  await context.routeWebSocket(/\/relay\?/, (page) => {
    const delivered: string[] = []
    let waiting: string[] = []

    function deliver(): void {
      const received = waiting
      waiting = []
      const frames = [...received.toReversed(), ...received, ...delivered]
      count.repeated += frames.length - received.length
      delivered.push(...received)
      for (const frame of frames) page.send(frame)
    }

    const relay: WebSocketRoute = page.connectToServer()
    relay.onMessage((frame) => {
      if (!String(frame).includes('"irn_subscription"')) return page.send(frame)
      if (waiting.length === 0) setTimeout(deliver, window)
      waiting.push(String(frame))
    })
  })
  return count
}
