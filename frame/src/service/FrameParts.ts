import { type AuditLog, createAuditLog } from '../audit/createAuditLog.ts'
import { type CallerAddress, callerAddress } from '../operating/callerAddress.ts'
import { createSealer } from '../sealing/createSealer.ts'
import { hmac, openKeptSecret, rotateKeptSecrets, toHmacKey } from '../sealing/keptSecrets.ts'
import { createShareStore } from '../shares/createShareStore.ts'
import type { ShareStore } from '../shares/ShareStore.ts'
import { type CallStore, createCallStore } from './calls/createCallStore.ts'
import { createPermissionStore, type PermissionStore } from './calls/createPermissionStore.ts'
import { createExports, type Exports } from './dashboard/createExports.ts'
import { type CodeMail, createCodeMail } from './email/createCodeMail.ts'
import { type Codes, createCodes } from './email/createCodes.ts'
import type { FrameServiceOptions } from './FrameServiceOptions.ts'
import { createFarcasterLogins, type FarcasterLogins } from './farcaster/createFarcasterLogins.ts'
import { createHostTokens, type HostTokens } from './host/createHostTokens.ts'
import { createLimits, type Limits } from './limits/createLimits.ts'
import { createPasskeys, type Passkeys } from './passkeys/createPasskeys.ts'
import { createSecondFactors, type SecondFactors } from './passkeys/createSecondFactors.ts'
import { type Cookies, createCookies } from './session/createCookies.ts'
import { createSessionList, type SessionList } from './session/createSessionList.ts'
import { createSessions, type Sessions } from './session/createSessions.ts'
import { createSocialLogins, type SocialLogins } from './social/createSocialLogins.ts'
import { createAddresses, type UserAddresses } from './users/createAddresses.ts'
import { createLinkedLogins, type LinkedLogins } from './users/createLinkedLogins.ts'
import { createUsers, type Users } from './users/createUsers.ts'

/** Parts of the service; all of their state is in the database. */
export interface FrameParts {
  readonly options: FrameServiceOptions
  readonly callerAddress: CallerAddress
  readonly sessions: Sessions
  readonly cookies: Cookies
  readonly users: Users
  readonly codes: Codes
  readonly codeMail: CodeMail
  readonly socialLogins: SocialLogins
  /** Undefined where users cannot log in with Farcaster. */
  readonly farcasterLogins: FarcasterLogins | undefined
  /** Undefined where the host has no identity provider of its own. */
  readonly hostTokens: HostTokens | undefined
  /** Undefined where users cannot log in with passkeys. */
  readonly passkeys: Passkeys | undefined
  readonly secondFactors: SecondFactors
  readonly limits: Limits
  readonly sessionList: SessionList
  readonly linkedLogins: LinkedLogins
  readonly permissions: PermissionStore
  readonly exports: Exports
  /** Calls that users have sent. */
  readonly calls: CallStore
  readonly shares: ShareStore
  readonly addresses: UserAddresses
  readonly audit: AuditLog
  /** Name of a user in the audit log, which nobody can try addresses against. */
  subjectOf(userId: string): Promise<string>
  /** Seals again what older secrets sealed. @returns the number of rows that changed */
  rotate(): Promise<number>
  /** Tells the operator's hook of the user's account, if there is one. */
  openAccount(userId: string): Promise<void>
}

/** Long enough that the owner of a mailbox reads the mail about it. */
const defaultExportWaitMs = 60 * 60_000

/** @throws SealError when the database was sealed with secrets that are not among the options' */
export async function createFrameParts(options: FrameServiceOptions): Promise<FrameParts> {
  const { database, secrets, basePath, sendMail, policy, farcaster, hostTokens, hooks } = options
  const { trustedProxies = [], observer } = options
  const { ownOrigins, hostOrigins } = options
  const taken = ['email', 'farcaster', 'passkey', ...options.providers.map(({ id }) => id)]
  const sealer = createSealer({ party: 'service', secrets })
  const secretOf = (name: string) => openKeptSecret({ database, sealer, name })
  const [secret, auditKey, subjectKey] = [
    Buffer.from(await secretOf('codes')).toString('base64url'),
    await toHmacKey(await secretOf('audit')),
    await toHmacKey(await secretOf('subjects')),
  ]
  const addresses = createAddresses(database)
  const shares = createShareStore({ database, sealer })
  const codes = createCodes({ database, secret })
  const limits = createLimits({ database, secret })
  return {
    options,
    callerAddress: callerAddress(trustedProxies),
    sessions: createSessions(database),
    cookies: createCookies({ path: basePath === '' ? '/' : basePath, ...options.cookies }),
    users: createUsers(database),
    codes,
    codeMail: createCodeMail({ send: sendMail, codes, limits, policy, observer }),
    socialLogins: createSocialLogins(database),
    farcasterLogins: farcaster && createFarcasterLogins(database, farcaster),
    hostTokens: hostTokens && createHostTokens({ options: hostTokens, taken, limits }),
    passkeys:
      options.passkeys &&
      createPasskeys({ options: options.passkeys, database, secret, limits, ownOrigins, hostOrigins }),
    secondFactors: createSecondFactors(database),
    limits,
    sessionList: createSessionList(database),
    linkedLogins: createLinkedLogins(database),
    permissions: createPermissionStore(database),
    exports: createExports(database, { waitMs: policy.exportWaitMs ?? defaultExportWaitMs }),
    calls: createCallStore(database),
    shares,
    addresses,
    audit: createAuditLog({ database, key: auditKey }),
    subjectOf: (userId) => hmac(subjectKey, userId),
    rotate: async () => (await rotateKeptSecrets(database, sealer)) + (await shares.rotate()),
    async openAccount(userId) {
      const found = await addresses.find(userId)
      if (found) await hooks?.accountOpened?.(found)
    },
  }
}
