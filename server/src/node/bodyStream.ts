import type { IncomingMessage } from 'node:http'

/**
 * Body of a request as a web stream. `Readable.toWeb` of Node throws outside every handler, and so ends the process, when
 * its stream is cancelled before the client has stopped sending.
 */
export function bodyStream(request: IncomingMessage): ReadableStream<Uint8Array> {
  let stop = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Text, where something before has set an encoding.
      const onData = (chunk: Uint8Array | string) => {
        const { readableEncoding } = request
        controller.enqueue(typeof chunk === 'string' ? Buffer.from(chunk, readableEncoding ?? 'utf8') : chunk)
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
      // Something before has read all of it: nothing follows that could end this.
      if (request.readableEnded) return controller.close()
      if (request.destroyed) return onGone()
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
