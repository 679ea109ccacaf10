import type { Database } from '../database/Database.ts'
import type { FrameObserver } from '../operating/FrameObserver.ts'
import type { OidcProvider } from './logins/verifyIdToken.ts'

export interface KeeperMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A sign-in message that was verified. */
export interface VerifiedMessage {
  /** Id of who signed, unique at this provider. */
  readonly id: string
  /** Nonce in the message; the keeper compares it with the device's. */
  readonly nonce: string
}

export interface KeeperOptions {
  /** The keeper's own; nobody else reads it. */
  readonly database: Database
  /** The keeper's own secrets, the newest first; at least 32 random characters each. */
  readonly secrets: readonly string[]
  /** Origin of the keeper, without a path: part of what devices sign, and of links in mails. */
  readonly origin: string
  /** Origins of the frame's page, whose scripts may read replies. */
  readonly pageOrigins: readonly string[]
  /** Sends the keeper's own mails, not through the service. Rejects when the mail is not accepted. */
  readonly sendMail: (mail: KeeperMail) => Promise<void>
  /** Providers with id_tokens, by id: google, apple, a host's own. */
  readonly identityProviders?: Readonly<Record<string, OidcProvider>> | undefined
  /** Verifies sign-in messages, by provider. `undefined` for one that is not valid. */
  readonly messageProviders?:
    | Readonly<
        Record<
          string,
          (signed: {
            readonly message: string
            readonly signature: string
          }) => Promise<VerifiedMessage | undefined>
        >
      >
    | undefined
  /**
   * Reads whose access token it is, by provider: github, x, discord, facebook. Must refuse, by `undefined`, a token that was
   * made for another app.
   */
  readonly profileProviders?:
    | Readonly<Record<string, (accessToken: string) => Promise<{ readonly id: string } | undefined>>>
    | undefined
  /** The same RP id as the service's. Default: no passkeys. */
  readonly passkeys?:
    | {
        /** Host of the page, or a parent domain of it. Never changed: passkeys belong to it. */
        readonly rpId: string
        /** Pages that embed the frame's page. */
        readonly hostOrigins?: readonly string[] | undefined
      }
    | undefined
  /** Mails per hour: to one address (5), for one device (10), in all (1,000). */
  readonly mailLimits?:
    | { readonly address: number; readonly device: number; readonly all: number }
    | undefined
  /** Told about requests, logins and mails. */
  readonly observer?: FrameObserver | undefined
  /** Failures for which a visitor got status 503. */
  readonly report?: ((error: unknown) => void) | undefined
  readonly now?: (() => number) | undefined
}
