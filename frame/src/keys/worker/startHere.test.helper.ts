import type { StartedWorker } from './createKeyWorker.ts'
import { serveKeys } from './serveKeys.ts'

type Listener = (event: { readonly data: unknown }) => void

/** The worker of keys in this thread, where tests of changed code reach it. Messages are copies, as a port's are. */
export function startHere(): StartedWorker {
  let receive: Listener = () => {}
  let answer: Listener = () => {}
  let isEnded = false
  serveKeys({
    postMessage(reply) {
      if (!isEnded) answer({ data: structuredClone(reply) })
    },
    addEventListener(_, listener) {
      receive = listener
    },
  })
  return {
    postMessage: (request) => receive({ data: structuredClone(request) }),
    addEventListener(type: string, listener: Listener) {
      if (type === 'message') answer = listener
    },
    terminate() {
      isEnded = true
    },
  }
}
