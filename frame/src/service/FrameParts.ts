import { type CallerAddress, callerAddress } from '../operating/callerAddress.ts'
import { type CallStore, createCallStore } from './calls/createCallStore.ts'
import { type CodeMail, createCodeMail } from './email/createCodeMail.ts'
import { type Codes, createCodes } from './email/createCodes.ts'
import { createDevices, type Devices } from './email/createDevices.ts'
import type { FrameServiceOptions } from './FrameServiceOptions.ts'
import { createFarcasterLogins, type FarcasterLogins } from './farcaster/createFarcasterLogins.ts'
import { createHostTokens, type HostTokens } from './host/createHostTokens.ts'
import { createLimits, type Limits } from './limits/createLimits.ts'
import { createPasskeys, type Passkeys } from './passkeys/createPasskeys.ts'
import { createSecondFactors, type SecondFactors } from './passkeys/createSecondFactors.ts'
import { type Cookies, createCookies } from './session/createCookies.ts'
import { createSessions, type Sessions } from './session/createSessions.ts'
import { createSocialLogins, type SocialLogins } from './social/createSocialLogins.ts'
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
  readonly devices: Devices
  readonly socialLogins: SocialLogins
  /** Undefined where users cannot log in with Farcaster. */
  readonly farcasterLogins: FarcasterLogins | undefined
  /** Undefined where the host has no identity provider of its own. */
  readonly hostTokens: HostTokens | undefined
  /** Undefined where users cannot log in with passkeys. */
  readonly passkeys: Passkeys | undefined
  readonly secondFactors: SecondFactors
  readonly limits: Limits
  /** User operations of smart accounts. */
  readonly operations: CallStore
}

export function createFrameParts(options: FrameServiceOptions): FrameParts {
  const { database, secret, basePath, sendMail, policy, farcaster, hostTokens } = options
  const { trustedProxies = [], observer } = options
  const { ownOrigins, hostOrigins } = options
  const taken = ['email', 'farcaster', 'passkey', ...options.providers.map(({ id }) => id)]
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
    devices: createDevices(database),
    socialLogins: createSocialLogins(database),
    farcasterLogins: farcaster && createFarcasterLogins(database, farcaster),
    hostTokens: hostTokens && createHostTokens({ options: hostTokens, taken, limits }),
    passkeys:
      options.passkeys &&
      createPasskeys({ options: options.passkeys, database, secret, limits, ownOrigins, hostOrigins }),
    secondFactors: createSecondFactors(database),
    limits,
    operations: createCallStore(database),
  }
}
