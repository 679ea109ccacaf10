import type { Queries } from '../../database/Database.ts'

/** Deletes everything of a user but their shares, which have a store of their own, and their entries in the audit log. */
export async function deleteUser(queries: Queries, id: string): Promise<void> {
  for (const table of [
    'exports',
    'permissions',
    'linked_logins',
    'first_factors',
    'passkeys',
    'addresses',
    'calls',
  ])
    await queries.query(`DELETE FROM ${table} WHERE user_id = $1`, [id])
  await queries.query(
    'DELETE FROM session_tokens WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)',
    [id],
  )
  await queries.query('DELETE FROM sessions WHERE user_id = $1', [id])
  await queries.query('DELETE FROM user_emails WHERE user_id = $1', [id])
  await queries.query('DELETE FROM users WHERE id = $1', [id])
}
