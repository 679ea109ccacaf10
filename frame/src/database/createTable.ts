import type { Queries } from './Database.ts'

/**
 * Creates a table unless it exists. Of processes that create one at the same time, PostgreSQL refuses all but the first,
 * also with `IF NOT EXISTS`; it exists by their second attempt.
 *
 * @param definition name and columns
 * @throws FrameError `FRAME_DATABASE_UNAVAILABLE`
 */
export async function createTable(queries: Queries, definition: string): Promise<void> {
  const create = () => queries.query(`CREATE TABLE IF NOT EXISTS ${definition}`)
  await create().catch(create)
}
