import type { DatabaseSync } from 'node:sqlite'
import type { Address } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { createSeededSessions } from './createSeededSessions.ts'
import { readChainSessions } from './readChainSessions.ts'
import type { SmartSession } from './SmartSession.ts'

/** The chain that a session is on, and its account. */
export interface SessionOwner {
  readonly chain: Chain
  readonly address: Address
}

/** Of a session that a login has granted: what the chain does not know. */
export interface KeptSession {
  readonly pci: string
  readonly projectName: string
  readonly projectUrl: string
  readonly context: `0x${string}`
}

export type Revocation = 'revoked' | 'unknown' | 'valid on chain'

export interface SmartSessions {
  /** All that the chain has of the account, and the seeded ones of its development accounts, newest first. */
  list(owner: SessionOwner): Promise<readonly SmartSession[]>
  /** Keeps whom a session of the chain was granted to. */
  keep(session: KeptSession): void
  /** Ends a seeded session. One of the chain is ended by its account alone, which this confirms. */
  revoke(owner: SessionOwner, pci: string): Promise<Revocation>
  /** Whether a session is one of the chain. */
  isOnChain(owner: SessionOwner, pci: string): Promise<boolean>
  /** Back to the seeded sessions. */
  reset(): void
}

export interface CreateSmartSessionsParameters {
  readonly database: DatabaseSync
  /** CAIP-10 accounts that have seeded sessions: two active ones, one that expired, and one that was revoked. */
  readonly accounts: readonly string[]
  readonly seed: string
}

export function createSmartSessions(parameters: CreateSmartSessionsParameters): SmartSessions {
  const { database } = parameters
  const seeded = createSeededSessions(parameters)
  const insert = database.prepare('INSERT OR REPLACE INTO granted_sessions VALUES (?, ?, ?, ?)')
  const find = database.prepare('SELECT * FROM granted_sessions WHERE pci = ?')
  const idOf = ({ chain, address }: SessionOwner) => `${chain.caipNetworkId}:${address}`
  const onChain = async ({ chain, address }: SessionOwner) => readChainSessions(chain, address)

  return {
    async list(owner) {
      const ofChain = (await onChain(owner)).map((session): SmartSession => {
        const kept = find.get(session.pci)
        return {
          ...session,
          projectName: kept ? String(kept.project_name) : null,
          projectUrl: kept ? String(kept.project_url) : null,
          context: kept ? (String(kept.context) as `0x${string}`) : null,
        }
      })
      return [...ofChain, ...seeded.list(idOf(owner))].sort((one, other) => other.createdAt - one.createdAt)
    },
    keep: ({ pci, projectName, projectUrl, context }) =>
      void insert.run(pci, projectName, projectUrl, context),
    async isOnChain(owner, pci) {
      return (await onChain(owner)).some((session) => session.pci === pci)
    },
    async revoke(owner, pci) {
      const session = (await onChain(owner)).find((each) => each.pci === pci)
      if (session) return session.revokedAt === null ? 'valid on chain' : 'revoked'
      return seeded.revoke(idOf(owner), pci) ? 'revoked' : 'unknown'
    },
    reset() {
      database.exec('DELETE FROM granted_sessions')
      seeded.reset()
    },
  }
}
