import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { toUnavailable } from './toUnavailable.ts'

/** Statements of one caller on a connection that others use, too. */
interface Turn {
  readonly isReading: boolean
  run(): Promise<unknown>
  resolve(result: never): void
  reject(error: unknown): void
}

/** Runs what callers ask for, one after the other. */
export interface Turns {
  /** @throws FrameError `FRAME_DATABASE_UNAVAILABLE`, and whatever `run` throws */
  take<Result>(isReading: boolean, run: () => Promise<Result>): Promise<Result>
}

/**
 * One connection has one transaction at a time, and each of them waits for the disk at its end. So turns that were asked
 * for while others ran, or by requests that came in together, share a transaction: each is told its result after all of
 * them are stored, and one that throws has changed nothing and does not concern the others.
 */
export function createTurns(database: DatabaseSync): Turns {
  let waiting: Turn[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have arrived meanwhile are read before it goes on.
      await setImmediate()
      const turns = waiting
      waiting = []
      await runTogether(database, turns)
    }
    isRunning = false
  }

  return {
    take: (isReading, run) =>
      new Promise((resolve, reject) => {
        waiting.push({ isReading, run, resolve, reject })
        if (isRunning) return
        isRunning = true
        void runAll()
      }),
  }
}

async function runTogether(database: DatabaseSync, turns: readonly Turn[]): Promise<void> {
  const isWriting = turns.some(({ isReading }) => !isReading)
  const settled: (() => void)[] = []
  try {
    if (isWriting) database.exec('BEGIN IMMEDIATE')
    for (const turn of turns) {
      settled.push(await tried(turn))
      // By an error of the disk, for example, which undoes what others have done.
      if (isWriting && !database.isTransaction) throw new Error('the transaction was rolled back')
    }
    if (isWriting) database.exec('COMMIT')
  } catch (cause) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    const error = toUnavailable(cause)
    for (const { reject } of turns) reject(error)
    return
  }
  for (const settle of settled) settle()
}

async function tried({ run, resolve, reject }: Turn): Promise<() => void> {
  try {
    const result = await run()
    return () => resolve(result as never)
  } catch (error) {
    return () => reject(error)
  }
}
