import type { IncomingMessage } from 'node:http'

/**
 * Body of a request as a web stream. `Readable.toWeb` of Node throws outside every handler, and so ends the process, when
 * its stream is cancelled before the client has stopped sending.
 */
export function bodyStream(request: IncomingMessage): ReadableStream<Uint8Array> {
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const onData = (chunk: Uint8Array) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) request.pause()
      }
      const onEnd = () => {
        stop()
        controller.close()
      }
      // `close` without `end`: the client has gone.
      const onGone = (cause?: unknown) => {
        stop()
        controller.error(cause ?? new Error('The request was aborted'))
      }
      stop = () => {
        request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
        // A reset that is reported later would end the process without a listener.
        request.on('error', () => undefined)
      }
      if (request.destroyed && !request.readableEnded) return onGone()
      request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
      request.pause()
    },
    pull: () => void request.resume(),
    cancel() {
      stop()
      request.resume()
    },
  })
}
