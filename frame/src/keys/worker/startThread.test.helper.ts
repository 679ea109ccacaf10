import { Worker } from 'node:worker_threads'
import type { StartedWorker } from './createKeyWorker.ts'

/** Starts a thread of Node that has the interface of a browser's worker. */
export function startThread(script = new URL('./keyThread.test.helper.ts', import.meta.url)): StartedWorker {
  const thread = new Worker(script, { stderr: true })
  return {
    postMessage: (request) => thread.postMessage(request),
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      thread.on(type, (data: unknown) => listener({ data }))
    },
    terminate: () => void thread.terminate(),
  }
}
