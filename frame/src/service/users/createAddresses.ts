import type { Queries } from '../../database/Database.ts'
import type { Addresses } from '../../keys/derive/Addresses.ts'

/** Addresses of keys, as the pages of their users told them; a user has those of the key whose shares are committed. */
export interface UserAddresses {
  keep(userId: string, fingerprint: string, addresses: Addresses, queries: Queries): Promise<void>
  /** Undefined for a user who has no key yet. */
  find(userId: string, queries?: Queries): Promise<Addresses | undefined>
}

export function createAddresses(database: Queries): UserAddresses {
  return {
    async keep(userId, fingerprint, { eip155, solana, accountOwner }, queries) {
      await queries.query(
        `INSERT INTO addresses (user_id, fingerprint, eip155, solana, account_owner) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        [userId, fingerprint, eip155, solana, accountOwner],
      )
    },
    async find(userId, queries = database) {
      const [row] = await queries.query(
        `SELECT a.eip155, a.solana, a.account_owner FROM addresses a
         JOIN shares s ON s.account = a.user_id AND s.fingerprint = a.fingerprint
         WHERE a.user_id = $1 AND s.state = 'committed' LIMIT 1`,
        [userId],
      )
      return (
        row && {
          eip155: String(row.eip155) as Addresses['eip155'],
          solana: String(row.solana),
          accountOwner: String(row.account_owner) as Addresses['accountOwner'],
        }
      )
    },
  }
}
