import type { Queries } from '../database/Database.ts'

/** Things that work once. */
export interface Spent {
  /** Whether this is the first time. Kept until `expiresAt`, in milliseconds since 1970. */
  spend(id: string, expiresAt: number): Promise<boolean>
}

export function createSpent({ database }: { readonly database: Queries }): Spent {
  return {
    async spend(id, expiresAt) {
      const rows = await database.query(
        'INSERT INTO spent (id, expires_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
        [id, expiresAt],
      )
      return rows.length === 1
    },
  }
}
