import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/Database.ts'
import { FrameError } from '../../errors/FrameError.ts'
import { type PasskeySite, problemsOfSite } from '../../passkeys/verifyPasskey.ts'
import { isSameHash, keyedHashOf } from '../../sealing/hashes.ts'
import type { Limits } from '../limits/createLimits.ts'
import { createPasskeyStore, type PasskeyStore } from './createPasskeyStore.ts'

export interface PasskeyOptions {
  /** Host of the frame's page, or a parent domain of it that no stranger has pages on. Never changed: passkeys belong to it. */
  readonly rpId: string
}

/** Passkeys of the service. */
export interface Passkeys {
  readonly site: PasskeySite
  readonly store: PasskeyStore
  /** A challenge for this session. Nothing is stored until it is used. */
  createChallenge(sessionId: string): string
  /** Whether it is one of this session, in time, for the first time. */
  spendChallenge(challenge: string | undefined, sessionId: string): Promise<boolean>
}

interface CreatePasskeysParameters {
  readonly options: PasskeyOptions
  readonly database: Database
  readonly secret: string
  readonly limits: Limits
  readonly ownOrigins: readonly string[]
  readonly hostOrigins: readonly string[]
}

const lifetimeMs = 5 * 60_000

/** @throws FrameError `FRAME_CONFIGURATION_INVALID` for an RP id that is not the page's */
export function createPasskeys(parameters: CreatePasskeysParameters): Passkeys {
  const { options, database, secret, limits, ownOrigins: origins, hostOrigins: topOrigins } = parameters
  const { rpId } = options
  const problems = problemsOfSite({ rpId, origins })
  if (problems.length > 0)
    throw new FrameError('FRAME_CONFIGURATION_INVALID', { context: { problems: problems.join('; ') } })
  const signatureOf = (text: string, sessionId: string) => keyedHashOf(secret, 'passkey', text, sessionId)
  return {
    site: { rpId, origins, topOrigins },
    store: createPasskeyStore(database),
    createChallenge(sessionId) {
      const text = `${Date.now() + lifetimeMs}.${randomBytes(16).toString('base64url')}`
      return `${text}.${signatureOf(text, sessionId)}`
    },
    async spendChallenge(challenge = '', sessionId) {
      const end = Math.max(0, challenge.lastIndexOf('.'))
      const text = challenge.slice(0, end)
      if (!isSameHash(challenge.slice(end + 1), signatureOf(text, sessionId))) return false
      if (Number(text.split('.')[0]) <= Date.now()) return false
      const limit = { name: 'passkey challenge', most: 1, windowMs: lifetimeMs }
      return (await limits.spend(limit, text)) === undefined
    },
  }
}
