import type { DatabaseSync } from 'node:sqlite'
import { createRandom } from '../random/createRandom.ts'
import type { SmartSession } from './SmartSession.ts'

/** Sessions of the development accounts, which are no smart accounts: as of wallets that keep them at their service. */
export interface SeededSessions {
  /** @param account CAIP-10. */
  list(account: string): readonly SmartSession[]
  /** False when the session is unknown, or has ended. */
  revoke(account: string, pci: string): boolean
  reset(): void
}

const daySeconds = 86_400

export interface CreateSeededSessionsParameters {
  readonly database: DatabaseSync
  /** CAIP-10 accounts that have sessions: two active ones, one that expired, and one that was revoked. */
  readonly accounts: readonly string[]
  readonly seed: string
}

export function createSeededSessions(parameters: CreateSeededSessionsParameters): SeededSessions {
  const { database, accounts, seed } = parameters
  const insert = database.prepare('INSERT INTO smart_sessions VALUES (?, ?, ?, ?, ?, ?)')
  const byAccount = database.prepare('SELECT * FROM smart_sessions WHERE account = ?')
  const revokeOne = database.prepare(
    'UPDATE smart_sessions SET revoked_at = ?1 WHERE account = ?2 AND pci = ?3 AND revoked_at IS NULL AND expiry > ?1',
  )

  function reset(): void {
    database.exec('DELETE FROM smart_sessions')
    const now = secondsNow()
    for (const account of accounts) {
      const random = createRandom(`${seed}/sessions/${account}`)
      const add = (project: string, age: number, life: number, revokedAt: number | null) =>
        insert.run(
          ...[random.uuid(), toKey(account), project, now + (life - age) * daySeconds],
          ...[now - age * daySeconds, revokedAt],
        )
      add('Harbour Game', 3, 30, null)
      add('Recurring Payments', 12, 365, null)
      add('Tide Trader', 60, 7, null)
      add('Lantern Quest', 40, 90, now - 20 * daySeconds)
    }
  }

  reset()
  return {
    list: (account) =>
      byAccount.all(toKey(account)).map((row) => ({
        pci: String(row.pci),
        projectName: String(row.project_name),
        projectUrl: null,
        expiry: Number(row.expiry),
        createdAt: Number(row.created_at),
        revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
        permissions: [{ type: 'contract-call' }],
        policies: [],
        context: null,
      })),
    revoke: (account, pci) => Number(revokeOne.run(secondsNow(), toKey(account), pci).changes) > 0,
    reset,
  }
}

/** The case of an EVM address is a checksum only. */
function toKey(account: string): string {
  return account.toLowerCase()
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1_000)
}
