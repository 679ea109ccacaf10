import type { Queries } from '../../database/Database.ts'

/** Sessions of visitors who are logged in. */
export async function countSessions(queries: Queries): Promise<number> {
  const [row] = await queries.query(
    'SELECT count(*) AS session_count FROM sessions WHERE user_id IS NOT NULL AND expires_at > $1',
    [Date.now()],
  )
  return Number(row?.session_count)
}
