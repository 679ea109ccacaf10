import type { Database } from '../database/Database.ts'
import type { FrameObserver } from '../operating/FrameObserver.ts'
import type { FramePageConfig } from '../page/FramePageConfig.ts'
import type { SendMail } from './email/createCodeMail.ts'
import type { LoginPolicy } from './email/LoginPolicy.ts'
import type { FrameHooks } from './FrameHooks.ts'
import type { FarcasterOptions } from './farcaster/createFarcasterLogins.ts'
import type { HostTokenOptions } from './host/createHostTokens.ts'
import type { FrameNetworks } from './networks/FrameNetworks.ts'
import type { PasskeyOptions } from './passkeys/createPasskeys.ts'
import type { IdentityProvider } from './social/IdentityProvider.ts'

export interface FrameServiceOptions {
  readonly database: Database
  /** The service's own, the newest first; at least 32 random characters each. Rows that older ones sealed are read still. */
  readonly secrets: readonly string[]
  /**
   * The frame's own origins, as browsers see them; the first is used where a request does not say. Others' requests are
   * refused, also under a name that somebody else's DNS leads here.
   */
  readonly ownOrigins: readonly [string, ...string[]]
  /** Pages that may embed the frame. */
  readonly hostOrigins: readonly string[]
  /** Path that the frame is mounted at, e.g. `/secure`; empty for the root. */
  readonly basePath: string
  readonly cookies: { readonly prefix: string; readonly suffix: string }
  readonly networks: FrameNetworks
  readonly hooks?: FrameHooks | undefined
  readonly sendMail: SendMail
  readonly policy: LoginPolicy
  readonly providers: readonly IdentityProvider[]
  /** Undefined where users cannot log in with Farcaster. */
  readonly farcaster: FarcasterOptions | undefined
  /** The host's own identity provider. Default: none. */
  readonly hostTokens?: HostTokenOptions | undefined
  /** Default: users cannot log in with passkeys. */
  readonly passkeys?: PasskeyOptions | undefined
  readonly page: FramePageOptions
  /**
   * Addresses, or networks in CIDR notation, of proxies whose `X-Forwarded-For` names the caller for limits. Default:
   * none, and nobody's header is read.
   */
  readonly trustedProxies?: readonly string[] | undefined
  /** Told about requests, logins and mails. */
  readonly observer?: FrameObserver | undefined
  /** Aborts when the process ends: logins that wait for something are asked to try again. */
  readonly signal?: AbortSignal | undefined
  /** Told what fails elsewhere, which a user reads as 'does not respond'. */
  onError(error: unknown): void
}

export interface FramePageOptions {
  readonly title: string
  readonly config: FramePageConfig
  /** The page's scripts, such as those of `loadPage`. */
  files(): Promise<FramePageFiles>
  /** Sources that the page may connect to besides its own origin, e.g. of paymasters: `https:`. */
  readonly connectSources: readonly string[]
}

/** Scripts of the frame, bundled. */
export interface FramePageFiles {
  /** Modules of the page by file name; `main.js` is loaded first. */
  readonly modules: Readonly<Record<string, string>>
  /** Script of the worker that joins shares. */
  readonly worker: string
  /** Hash of each of them by file name, the worker's as `worker.js`: `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>
}
