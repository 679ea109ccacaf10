import { raceSignal } from './raceSignal.ts'

interface Entry<Item, Result> {
  readonly item: Item
  readonly signal: AbortSignal
  resolve(result: Result): void
  reject(reason: unknown): void
}

/**
 * Joins the calls of one tick into runs of at most `size` items. A run is aborted when all of its callers have
 * aborted; one that does so alone stops waiting.
 *
 * @param run has to return a result for each item, in their order
 */
export function createBatch<Item, Result>(
  size: number,
  run: (items: readonly Item[], signal: AbortSignal) => Promise<readonly Result[]>,
): (item: Item, signal: AbortSignal) => Promise<Result> {
  let waiting: Entry<Item, Result>[] = []

  function flush(): void {
    const entries = waiting.filter(({ signal }) => !signal.aborted)
    waiting = []
    for (let start = 0; start < entries.length; start += size) startRun(entries.slice(start, start + size))
  }

  function startRun(entries: readonly Entry<Item, Result>[]): void {
    const controller = new AbortController()
    const stop = () => {
      const last = entries.every(({ signal }) => signal.aborted) ? entries.at(-1) : undefined
      if (last) controller.abort(last.signal.reason)
    }
    for (const { signal } of entries) signal.addEventListener('abort', stop, { once: true })
    run(
      entries.map(({ item }) => item),
      controller.signal,
    )
      .then(
        (results) => {
          for (const [index, { resolve }] of entries.entries()) resolve(results[index] as Result)
        },
        (error) => {
          for (const { reject } of entries) reject(error)
        },
      )
      .finally(() => {
        for (const { signal } of entries) signal.removeEventListener('abort', stop)
      })
  }

  return (item, signal) => {
    const result = new Promise<Result>((resolve, reject) => {
      if (waiting.push({ item, signal, resolve, reject }) === 1) setTimeout(flush)
    })
    return raceSignal(result, signal)
  }
}
