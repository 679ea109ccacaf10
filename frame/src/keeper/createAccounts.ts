import { randomBytes } from 'node:crypto'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { Database, Queries } from '../database/Database.ts'
import { hmac } from '../sealing/keptSecrets.ts'
import type { ShareStore } from '../shares/ShareStore.ts'
import type { Grant, GrantedLogin, Grants } from './createGrants.ts'
import { KeeperRefusal } from './KeeperRefusal.ts'

/** Accounts of the keeper, by logins that it knows as hashes only. */
export interface Accounts {
  /** Hash of a login, such as `email:alice@example.com`, which nobody computes without the keeper's secret. */
  hash(login: string): Promise<string>
  /** A grant for a login that was proved. A login that is new gets an account. */
  grant(proved: { readonly identity: string; readonly device: string }): Promise<Grant>
  /**
   * A grant for a passkey that was proved. Where it is a second factor, with the grant of the other login.
   *
   * @throws KeeperRefusal `LOGIN_REFUSED`
   */
  grantPasskey(proved: {
    readonly identity: string
    readonly device: string
    readonly first: string | undefined
  }): Promise<Grant>
  /** @throws KeeperRefusal `FACTOR_MISSING` */
  setSecondFactor(login: GrantedLogin, isOn: boolean): Promise<void>
  /** Adds the login of another grant. @throws KeeperRefusal `IDENTITY_TAKEN` */
  addIdentity(parameters: {
    readonly login: GrantedLogin
    readonly other: GrantedLogin
    readonly replaces: boolean
  }): Promise<void>
  /** Removes a login. @throws KeeperRefusal `LAST_LOGIN` */
  removeIdentity(account: string, identity: string): Promise<void>
  delete(account: string): Promise<void>
}

interface CreateAccountsParameters {
  readonly database: Database
  readonly key: CryptoKey
  readonly grants: Grants
  readonly shares: ShareStore
  readonly audit: AuditLog
  readonly now: () => number
}

export function createAccounts(parameters: CreateAccountsParameters): Accounts {
  const { database, key, grants, shares, audit, now } = parameters

  async function accountOf(queries: Queries, identity: string): Promise<string> {
    const made = randomBytes(16).toString('base64url')
    const [added] = await queries.query(
      `INSERT INTO identities (identity, account) VALUES ($1, $2)
       ON CONFLICT (identity) DO NOTHING RETURNING account`,
      [identity, made],
    )
    if (added) {
      await queries.query('INSERT INTO accounts (id, created_at) VALUES ($1, $2)', [made, now()])
      return made
    }
    const [row] = await queries.query('SELECT account FROM identities WHERE identity = $1', [identity])
    return `${row?.account}`
  }

  async function drop(queries: Queries, account: string): Promise<void> {
    await shares.deleteAccount(account, queries)
    await queries.query('DELETE FROM grants WHERE account = $1', [account])
    await queries.query('DELETE FROM identities WHERE account = $1', [account])
    await queries.query('DELETE FROM accounts WHERE id = $1', [account])
  }

  return {
    hash: (login) => hmac(key, `login ${login}`),
    grant: ({ identity, device }) =>
      database.transaction(async (queries) => {
        const account = await accountOf(queries, identity)
        await audit.append({ event: 'login.proved', subject: account }, queries)
        const isComplete = !(await needsPasskey(queries, account))
        return grants.issue(queries, { account, identity, device, isComplete })
      }),
    grantPasskey: ({ identity, device, first }) =>
      database.transaction(async (queries) => {
        const account = await accountOf(queries, identity)
        if (await needsPasskey(queries, account)) {
          const given =
            first === undefined ? undefined : await grants.takeFirst(queries, { token: first, device })
          if (given?.account !== account) throw new KeeperRefusal('LOGIN_REFUSED')
        }
        await audit.append({ event: 'login.proved', subject: account }, queries)
        return grants.issue(queries, { account, identity, device, isComplete: true })
      }),
    setSecondFactor: ({ account, identity }, isOn) =>
      database.transaction(async (queries) => {
        await lock(queries, account)
        const { passkeys, others } = await kindsOf(queries, account)
        if (isOn && (!passkeys.includes(identity) || others.length === 0))
          throw new KeeperRefusal('FACTOR_MISSING')
        await queries.query('UPDATE accounts SET needs_passkey = $1 WHERE id = $2', [isOn ? 1 : 0, account])
        const event = isOn ? 'factor.added' : 'factor.removed'
        await audit.append({ event, subject: account }, queries)
      }),
    addIdentity: ({ login, other, replaces }) =>
      database.transaction(async (queries) => {
        if (other.account !== login.account) {
          if ((await shares.read(other.account, queries)).length > 0)
            throw new KeeperRefusal('IDENTITY_TAKEN')
          // Its grant goes on to prove the login, now for this account.
          await queries.query('UPDATE grants SET account = $1 WHERE account = $2', [
            login.account,
            other.account,
          ])
          await drop(queries, other.account)
          await queries.query('INSERT INTO identities (identity, account) VALUES ($1, $2)', [
            other.identity,
            login.account,
          ])
          await audit.append({ event: 'identity.added', subject: login.account }, queries)
        }
        if (!replaces || other.identity === login.identity) return
        await queries.query('DELETE FROM identities WHERE identity = $1 AND account = $2', [
          login.identity,
          login.account,
        ])
        await queries.query('DELETE FROM grants WHERE identity = $1', [login.identity])
        await queries.query('DELETE FROM passkeys WHERE identity = $1', [login.identity])
        await requireFactors(queries, login.account)
        await audit.append({ event: 'identity.removed', subject: login.account }, queries)
      }),
    removeIdentity: (account, identity) =>
      database.transaction(async (queries) => {
        await lock(queries, account)
        const present = await queries.query('SELECT identity FROM identities WHERE account = $1', [account])
        if (!present.some((row) => row.identity === identity)) return
        if (present.length === 1) throw new KeeperRefusal('LAST_LOGIN')
        await queries.query('DELETE FROM passkeys WHERE identity = $1', [identity])
        await queries.query('DELETE FROM identities WHERE identity = $1', [identity])
        await queries.query('DELETE FROM grants WHERE identity = $1', [identity])
        await requireFactors(queries, account)
        await audit.append({ event: 'identity.removed', subject: account }, queries)
      }),
    delete: (account) =>
      database.transaction(async (queries) => {
        await queries.query(
          'DELETE FROM passkeys WHERE identity IN (SELECT identity FROM identities WHERE account = $1)',
          [account],
        )
        await drop(queries, account)
        await audit.append({ event: 'account.deleted', subject: account }, queries)
      }),
  }
}

/** Requests of an account at the same time wait for each other here. */
async function lock(queries: Queries, account: string): Promise<void> {
  await queries.query('UPDATE accounts SET id = id WHERE id = $1', [account])
}

async function needsPasskey(queries: Queries, account: string): Promise<boolean> {
  const [row] = await queries.query('SELECT needs_passkey FROM accounts WHERE id = $1', [account])
  return Number(row?.needs_passkey ?? 0) === 1
}

/** Logins of an account. */
async function kindsOf(queries: Queries, account: string) {
  const rows = await queries.query(
    `SELECT i.identity, p.public_key FROM identities i LEFT JOIN passkeys p ON p.identity = i.identity
     WHERE i.account = $1`,
    [account],
  )
  const of = (isPasskey: boolean) =>
    rows.filter((row) => (row.public_key !== null) === isPasskey).map((row) => `${row.identity}`)
  return { passkeys: of(true), others: of(false) }
}

/** Keeps a passkey and another login where one is the second factor of the other. @throws KeeperRefusal `LAST_LOGIN` */
async function requireFactors(queries: Queries, account: string): Promise<void> {
  if (!(await needsPasskey(queries, account))) return
  const { passkeys, others } = await kindsOf(queries, account)
  if (passkeys.length === 0 || others.length === 0) throw new KeeperRefusal('LAST_LOGIN')
}
