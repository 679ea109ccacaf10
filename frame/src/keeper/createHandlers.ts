import { base64urlnopad } from '@scure/base'
import type { FrameKeeperRouteHandlers } from '@wallet-kit/clients/frame-keeper/routes'
import type { Context } from 'hono'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { Database } from '../database/Database.ts'
import { describeBrowser } from '../operating/describeBrowser.ts'
import type { FrameObserver } from '../operating/FrameObserver.ts'
import type { ShareStore } from '../shares/ShareStore.ts'
import { readAcceptLanguage } from '../texts/server/readAcceptLanguage.ts'
import type { Accounts } from './createAccounts.ts'
import type { GrantedLogin, Grants } from './createGrants.ts'
import type { Nonces } from './createNonces.ts'
import type { EmailLogins } from './email/createEmailLogins.ts'
import { KeeperRefusal } from './KeeperRefusal.ts'
import type { Proofs } from './logins/createProofs.ts'
import type { PasskeyProofs } from './passkeys/createPasskeyProofs.ts'
import { deviceOf } from './requireDevice.ts'

export interface KeeperParts {
  readonly database: Database
  readonly nonces: Nonces
  readonly emails: EmailLogins
  readonly proofs: Proofs
  readonly passkeys: PasskeyProofs
  readonly grants: Grants
  readonly accounts: Accounts
  readonly shares: ShareStore
  readonly audit: AuditLog
  readonly observer: FrameObserver | undefined
}

/** Operations of the contract. Refusals are thrown. */
export function createHandlers(parts: KeeperParts): FrameKeeperRouteHandlers {
  const { database, nonces, emails, proofs, passkeys, grants, accounts, shares, audit, observer } = parts

  async function loginOf(context: Context, token: string): Promise<GrantedLogin> {
    const login = await grants.read(database, { token, device: deviceOf(context) })
    if (!login) throw new KeeperRefusal('GRANT_INVALID')
    return login
  }

  async function granted(way: string, grant: ReturnType<Accounts['grant']>) {
    try {
      const body = { grant: await grant }
      observer?.login?.({ way, outcome: 'succeeded' })
      return { status: 200, body } as const
    } catch (error) {
      if (error instanceof KeeperRefusal) observer?.login?.({ way, outcome: 'refused' })
      throw error
    }
  }

  return {
    createNonce: async () => ({ status: 200, body: await nonces.create() }),

    startEmail: async ({ body, raw, context }) => {
      const browser = describeBrowser(raw.headers.get('user-agent') ?? undefined)
      const language = readAcceptLanguage(raw.headers.get('accept-language') ?? undefined)
      const started = await emails.start({ ...body, browser, language, device: deviceOf(context) })
      return { status: 202, body: started }
    },
    waitForEmail: async ({ path, body, raw, context }) => {
      const grant = await emails.wait({
        id: path.id,
        device: deviceOf(context),
        seconds: body.seconds,
        signal: raw.signal,
      })
      if (grant) observer?.login?.({ way: 'email', outcome: 'succeeded' })
      return { status: 200, body: grant ? { grant } : {} }
    },
    proveIdToken: ({ body, context }) =>
      granted('id_token', proofs.idToken({ ...body, device: deviceOf(context) })),
    proveMessage: ({ body, context }) =>
      granted('message', proofs.message({ ...body, device: deviceOf(context) })),
    proveProfile: ({ body, context }) =>
      granted('profile', proofs.profile({ ...body, device: deviceOf(context) })),
    createPasskeyChallenge: async ({ context }) => ({
      status: 200,
      body: await passkeys.createChallenge(deviceOf(context)),
    }),
    registerPasskey: ({ body, context }) =>
      granted('passkey', passkeys.register({ ...body, device: deviceOf(context) })),
    provePasskey: ({ body, context }) =>
      granted('passkey', passkeys.prove({ ...body, device: deviceOf(context) })),
    setSecondFactor: async ({ header, body, context }) => {
      await accounts.setSecondFactor(await loginOf(context, header['X-Frame-Grant']), body.isOn)
      return { status: 204 }
    },
    removeIdentity: async ({ header, body, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      await accounts.removeIdentity(account, await proofs.identityOf(body))
      return { status: 204 }
    },
    removePasskey: async ({ header, body, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      await accounts.removeIdentity(account, await passkeys.identityOf(body.id))
      return { status: 204 }
    },

    listShares: async ({ header, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      const list = await shares.read(account)
      await audit.append({ event: 'shares.read', subject: account })
      return {
        status: 200,
        body: {
          shares: list.map(({ setId, generation, state, share }) => ({
            setId,
            generation,
            state,
            share: base64urlnopad.encode(share),
          })),
        },
      }
    },
    putShare: async ({ path, header, body, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      const share = readShare(body.share)
      // Addresses are public and could be tried: the database shows nobody which account has which.
      const fingerprint = await accounts.hash(`key ${body.fingerprint}`)
      await database.transaction(async (queries) => {
        await shares.put({ account, ...path, share, fingerprint, replaces: body.replaces }, queries)
        await audit.append({ event: 'share.put', subject: account }, queries)
      })
      return { status: 204 }
    },
    commitShare: async ({ path, header, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      await database.transaction(async (queries) => {
        await shares.commit({ account, ...path }, queries)
        await audit.append({ event: 'share.committed', subject: account }, queries)
      })
      return { status: 204 }
    },
    deleteSet: async ({ path, header, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      await database.transaction(async (queries) => {
        await shares.deleteSet({ account, setId: path.setId }, queries)
        await audit.append({ event: 'set.deleted', subject: account }, queries)
      })
      return { status: 204 }
    },
    addIdentity: async ({ header, body, context }) => {
      const login = await loginOf(context, header['X-Frame-Grant'])
      const other = await loginOf(context, body.grant)
      await accounts.addIdentity({ login, other, replaces: body.replaces ?? false })
      return { status: 204 }
    },
    deleteAccount: async ({ header, context }) => {
      const { account } = await loginOf(context, header['X-Frame-Grant'])
      await accounts.delete(account)
      return { status: 204 }
    },
  }
}

/** The contract has checked the length. */
function readShare(text: string): Uint8Array {
  try {
    return base64urlnopad.decode(text)
  } catch (cause) {
    throw new KeeperRefusal('REQUEST_MALFORMED', { cause })
  }
}
