import type { Database } from '../../database/Database.ts'

/** User operations of each user, so that they are followed after a reload and in other tabs. */
export interface CallStore {
  /** @returns false when the user has calls with this id already */
  add(userId: string, id: string, content: object): Promise<boolean>
  find(userId: string, id: string): Promise<object | undefined>
  remove(userId: string, id: string): Promise<void>
}

export function createCallStore(database: Database): CallStore {
  return {
    async add(userId, id, content) {
      const added = await database.query(
        `INSERT INTO calls (user_id, id, content, kept_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING id`,
        [userId, id, JSON.stringify(content), Date.now()],
      )
      return added.length > 0
    },
    async find(userId, id) {
      const [row] = await database.query('SELECT content FROM calls WHERE user_id = $1 AND id = $2', [
        userId,
        id,
      ])
      return row && (JSON.parse(String(row.content)) as object)
    },
    async remove(userId, id) {
      await database.query('DELETE FROM calls WHERE user_id = $1 AND id = $2', [userId, id])
    },
  }
}
