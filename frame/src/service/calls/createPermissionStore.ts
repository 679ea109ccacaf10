import type { Hex } from 'viem'
import type { Database } from '../../database/Database.ts'

/** A permission that a user's smart account has granted. */
export interface KeptPermission {
  /** Hash of the delegation. */
  readonly pci: Hex
  readonly context: Hex
  /** Page that it was granted to. */
  readonly hostOrigin: string
  readonly chainId: number
  /** Milliseconds since 1970. */
  readonly grantedAt: number
}

/** Permissions, for the list of them; the chain alone says which are in force. */
export interface PermissionStore {
  keep(userId: string, permission: Omit<KeptPermission, 'grantedAt'>): Promise<void>
  /** The newest first. */
  list(userId: string): Promise<readonly KeptPermission[]>
  forget(userId: string, pci: string): Promise<void>
}

const mostListed = 1_000

export function createPermissionStore(database: Database): PermissionStore {
  return {
    async keep(userId, { pci, context, hostOrigin, chainId }) {
      await database.query(
        `INSERT INTO permissions (user_id, pci, context, host_origin, chain_id, granted_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
        [userId, pci, context, hostOrigin, chainId, Date.now()],
      )
    },
    async list(userId) {
      const rows = await database.query(
        `SELECT * FROM permissions WHERE user_id = $1 ORDER BY granted_at DESC, pci LIMIT ${mostListed}`,
        [userId],
      )
      return rows.map((row) => ({
        pci: String(row.pci) as Hex,
        context: String(row.context) as Hex,
        hostOrigin: String(row.host_origin),
        chainId: Number(row.chain_id),
        grantedAt: Number(row.granted_at),
      }))
    },
    async forget(userId, pci) {
      await database.query('DELETE FROM permissions WHERE user_id = $1 AND pci = $2', [userId, pci])
    },
  }
}
