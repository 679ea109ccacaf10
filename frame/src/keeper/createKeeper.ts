import { createFrameKeeperRoutes } from '@wallet-kit/clients/frame-keeper/routes'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { type AuditCheck, type AuditHead, createAuditLog } from '../audit/createAuditLog.ts'
import type { Database } from '../database/Database.ts'
import { migrate } from '../database/migrate.ts'
import { proofHeaders } from '../deviceProof/proofHeaders.ts'
import { observeRequests } from '../operating/observeRequests.ts'
import { createSealer } from '../sealing/createSealer.ts'
import { openKeptSecret, rotateKeptSecrets, toHmacKey } from '../sealing/keptSecrets.ts'
import { createShareStore } from '../shares/createShareStore.ts'
import { ShareError } from '../shares/ShareError.ts'
import { checkOptions } from './checkOptions.ts'
import { createAccounts } from './createAccounts.ts'
import { createGrants } from './createGrants.ts'
import { createHandlers } from './createHandlers.ts'
import { createLimits } from './createLimits.ts'
import { createNonces } from './createNonces.ts'
import { createSpent } from './createSpent.ts'
import { confirmRoutes } from './email/confirmRoutes.ts'
import { createEmailLogins } from './email/createEmailLogins.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { KeeperRefusal } from './KeeperRefusal.ts'
import { keeperMigrations } from './keeperMigrations.ts'
import { createProofs } from './logins/createProofs.ts'
import { createPasskeyProofs } from './passkeys/createPasskeyProofs.ts'
import { requireDevice } from './requireDevice.ts'

export interface Keeper {
  /** Routes of the contract, and the page of confirmation links. */
  readonly app: Hono
  /** Seals again what older secrets sealed; they can be dropped then. @returns the number of rows that changed */
  rotate(): Promise<number>
  /** Drops what has expired. @returns when done */
  sweep(): Promise<void>
  checkAudit(noted?: AuditHead): Promise<AuditCheck>
  /** Answers requests that wait for a confirmation, and lets no more wait: the process ends. */
  endWaits(): void
  /** Forgets accounts, logins and shares. */
  clear(): Promise<void>
}

const maxBodyBytes = 64 * 1024

/** Everything of visitors. */
const visitorTables = [
  'shares',
  'grants',
  'confirmations',
  'identities',
  'accounts',
  'spent',
  'limits',
] as const

/**
 * The second party. Its database is migrated first.
 *
 * @throws FrameError `FRAME_CONFIGURATION_INVALID`, `FRAME_DATABASE_NEWER`, `FRAME_DATABASE_UNAVAILABLE`
 * @throws SealError when the database was sealed with secrets that are not among the options'
 */
export async function createKeeper(options: KeeperOptions): Promise<Keeper> {
  checkOptions(options)
  const { database, secrets, origin, pageOrigins, report = () => {}, now = Date.now } = options
  const sealer = createSealer({ party: 'keeper', secrets })
  await migrate(database, keeperMigrations)
  const keyOf = async (name: string) => toHmacKey(await openKeptSecret({ database, sealer, name }))
  const [loginKey, nonceKey, auditKey] = [await keyOf('logins'), await keyOf('nonces'), await keyOf('audit')]

  const audit = createAuditLog({ database, key: auditKey, now })
  const shares = createShareStore({ database, sealer, now })
  const spent = createSpent({ database })
  const limits = createLimits({ database, now })
  const nonces = createNonces({ key: nonceKey, spent, now })
  const grants = createGrants({ now })
  const accounts = createAccounts({ database, key: loginKey, grants, shares, audit, now })
  const ending = new AbortController()
  const emails = createEmailLogins({ options, database, accounts, limits, audit, now, ending: ending.signal })
  const proofs = createProofs({ options, accounts, spent, now })
  const passkeys = createPasskeyProofs({ options, database, key: nonceKey, accounts, spent, limits, now })

  const app = new Hono()
  app.use(observeRequests(options.observer))
  app.onError((error, context) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) report(error)
    if (refusal.retryAfter !== undefined) context.header('Retry-After', `${refusal.retryAfter}`)
    return context.json({ code: refusal.code, message: refusal.message }, refusal.status)
  })
  app.notFound((context) => context.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, 404))
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) =>
        context.json({ code: 'REQUEST_MALFORMED', message: 'The body is too long.' }, 413),
    }),
  )
  app.route('/confirm', confirmRoutes(origin, emails))
  app.use(
    cors({
      origin: [...pageOrigins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['content-type', 'x-frame-grant', ...Object.values(proofHeaders)],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
  )
  app.use(requireDevice({ origin, nonces, open: ['POST /nonce'] }))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  const { observer } = options
  const parts = { database, nonces, emails, proofs, passkeys, grants, accounts, shares, audit, observer }
  createFrameKeeperRoutes(app, createHandlers(parts), {
    maxBodyBytes,
    refuse: ({ issues }) => ({
      status: 400,
      body: {
        code: 'REQUEST_MALFORMED',
        message: issues
          .map(({ path, message }) => `${path}: ${message}`)
          .join('; ')
          .slice(0, 4_096),
      },
    }),
  })

  return {
    app,
    rotate: async () => (await rotateKeptSecrets(database, sealer)) + (await shares.rotate()),
    sweep: () => sweep(database, now()),
    checkAudit: (noted) => audit.check(noted),
    endWaits: () => ending.abort(),
    clear: () =>
      database.transaction(async (queries) => {
        for (const table of visitorTables) await queries.query(`DELETE FROM ${table}`)
      }),
  }
}

/** Any failure as a reply that says nothing about what is inside. */
function toRefusal(error: unknown) {
  if (error instanceof KeeperRefusal) return error
  if (error instanceof ShareError) {
    const status = error.code === 'SHARE_UNKNOWN' ? 404 : 409
    return { status, code: error.code, message: error.message, retryAfter: undefined } as const
  }
  return new KeeperRefusal('UNAVAILABLE')
}

async function sweep(database: Database, now: number): Promise<void> {
  for (const table of ['spent', 'grants', 'confirmations', 'limits'])
    await database.query(`DELETE FROM ${table} WHERE expires_at <= $1`, [now])
}
