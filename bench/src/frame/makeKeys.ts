import { createKeyWorker, type KeyWorker } from '../../../frame/src/keys/worker/createKeyWorker.ts'
import { startThread } from '../../../frame/src/keys/worker/startThread.test.helper.ts'

const threads = 2

/** Makes the keys of new visitors in advance, as their browsers do: machines of their own, which the servers do not wait for. */
export async function makeKeys(count: number): Promise<KeyWorker['create']> {
  const workers = Array.from({ length: threads }, () => createKeyWorker({ start: () => startThread() }))
  const made: Awaited<ReturnType<KeyWorker['create']>>[] = []
  await Promise.all(
    workers.map(async (worker) => {
      while (made.length < count) made.push(await worker.create())
    }),
  )
  for (const worker of workers) worker.end()
  return async () => made.pop() ?? Promise.reject(new Error('No key is left'))
}
