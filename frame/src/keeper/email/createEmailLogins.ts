import { randomBytes, randomInt } from 'node:crypto'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import type { Database } from '../../database/Database.ts'
import { hashOf } from '../../sealing/hashes.ts'
import type { Language } from '../../texts/languages.ts'
import type { Accounts } from '../createAccounts.ts'
import type { Grant } from '../createGrants.ts'
import type { Limits } from '../createLimits.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { KeeperRefusal } from '../KeeperRefusal.ts'
import { confirmationMail, type Question } from './confirmationMail.ts'

/** Logins that the visitor confirms on a page of the keeper, by a link in the keeper's own mail. */
export interface EmailLogins {
  /** @throws KeeperRefusal `REQUEST_MALFORMED` unless `app` is an origin, `RATE_LIMITED`, `UNAVAILABLE` */
  start(asked: {
    readonly device: string
    readonly email: string
    readonly app: string
    readonly browser: string
    /** Of the mail. */
    readonly language: Language
  }): Promise<{ readonly id: string; readonly code: string; readonly expiresAt: number }>
  /** Waits for the confirmation. @throws KeeperRefusal `CONFIRMATION_EXPIRED` */
  wait(asked: {
    readonly id: string
    readonly device: string
    readonly seconds: number
    readonly signal: AbortSignal
  }): Promise<Grant | undefined>
  /** Login that a link is about; changes nothing. */
  read(token: string): Promise<Question | undefined>
  /** Whether the link was valid, for the first time. */
  confirm(token: string): Promise<boolean>
}

interface CreateEmailLoginsParameters {
  readonly options: Pick<KeeperOptions, 'origin' | 'sendMail' | 'mailLimits' | 'observer'>
  readonly database: Database
  readonly accounts: Accounts
  readonly limits: Limits
  readonly audit: AuditLog
  readonly now: () => number
  /** Aborts when the process ends. */
  readonly ending: AbortSignal
}

const lifetimeMs = 20 * 60_000
/** Another process may have shown the page of the link. */
const pollMs = 1_000

export function createEmailLogins(parameters: CreateEmailLoginsParameters): EmailLogins {
  const { options, database, accounts, limits, audit, now, ending } = parameters
  const { origin, sendMail, observer, mailLimits = { address: 5, device: 10, all: 1_000 } } = options
  const confirmed = new EventTarget()

  return {
    async start({ device, email, app, browser, language }) {
      if (URL.parse(app)?.origin !== app) throw new KeeperRefusal('REQUEST_MALFORMED')
      const address = email.toLowerCase()
      const identity = await accounts.hash(`email::${address}`)
      try {
        await limits.spend(`mail to ${identity}`, mailLimits.address)
        await limits.spend(`mail for ${device}`, mailLimits.device)
        await limits.spend('mail', mailLimits.all)
      } catch (error) {
        if (error instanceof KeeperRefusal) observer?.mail?.({ kind: 'link', outcome: 'refused' })
        throw error
      }
      const id = randomBytes(16).toString('base64url')
      const token = randomBytes(32).toString('base64url')
      const code = `${randomInt(10_000)}`.padStart(4, '0')
      const expiresAt = now() + lifetimeMs
      await database.query(
        `INSERT INTO confirmations (id, token_hash, device, identity, app, browser, code, state, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8)`,
        [id, hashOf(token), device, identity, app, browser, code, expiresAt],
      )
      const link = `${origin}/confirm?token=${token}`
      const question = { app, browser, code }
      const minutes = lifetimeMs / 60_000
      await sendMail(confirmationMail({ to: address, link, question, minutes, language })).catch(
        (cause: unknown) => {
          observer?.mail?.({ kind: 'link', outcome: 'failed' })
          throw new KeeperRefusal('MAIL_FAILED', { cause })
        },
      )
      observer?.mail?.({ kind: 'link', outcome: 'sent' })
      return { id, code, expiresAt }
    },

    async wait({ id, device, seconds, signal }) {
      const end = AbortSignal.any([signal, ending])
      const until = Date.now() + seconds * 1_000
      for (;;) {
        const [row] = await database.query(
          'SELECT identity, state FROM confirmations WHERE id = $1 AND device = $2 AND expires_at > $3',
          [id, device, now()],
        )
        if (!row) throw new KeeperRefusal('CONFIRMATION_EXPIRED')
        if (row.state === 'confirmed') return accounts.grant({ identity: `${row.identity}`, device })
        const left = until - Date.now()
        if (left <= 0 || end.aborted) return undefined
        await next(confirmed, id, { ms: Math.min(left, pollMs), signal: end })
      }
    },

    async read(token) {
      const [row] = await database.query(
        `SELECT app, browser, code FROM confirmations
         WHERE token_hash = $1 AND state = 'waiting' AND expires_at > $2`,
        [hashOf(token), now()],
      )
      return row && { app: `${row.app}`, browser: `${row.browser}`, code: `${row.code}` }
    },

    async confirm(token) {
      const id = await database.transaction(async (queries) => {
        const [row] = await queries.query(
          `UPDATE confirmations SET state = 'confirmed'
           WHERE token_hash = $1 AND state = 'waiting' AND expires_at > $2 RETURNING id, device`,
          [hashOf(token), now()],
        )
        if (!row) return undefined
        const subject = hashOf(`${row.device}`)
        await audit.append({ event: 'device.confirmed', subject }, queries)
        return `${row.id}`
      })
      if (id === undefined) return false
      confirmed.dispatchEvent(new Event(id))
      return true
    },
  }
}

/** Resolves with the next event of this name, after a time, or when the signal aborts. */
function next(
  target: EventTarget,
  name: string,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      target.removeEventListener(name, done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    target.addEventListener(name, done)
    signal.addEventListener('abort', done)
  })
}
