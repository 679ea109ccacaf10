import type { Database } from '../database/Database.ts'
import { FrameError } from '../errors/FrameError.ts'

/** A database that reports each of its failures. What a transaction itself refuses is none. */
export function observeDatabase(database: Database, onFailure: () => void): Database {
  const observe = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run()
    } catch (error) {
      if (error instanceof FrameError && error.code === 'FRAME_DATABASE_UNAVAILABLE') onFailure()
      throw error
    }
  }
  return {
    query: (statement, values) => observe(() => database.query(statement, values)),
    transaction: (run) => observe(() => database.transaction(run)),
    close: () => database.close(),
  }
}
