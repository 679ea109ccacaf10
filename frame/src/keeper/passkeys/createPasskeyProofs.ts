import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/Database.ts'
import type { PartyChallenges } from '../../passkeys/joinChallenges.ts'
import type { AssertionResponse, RegistrationResponse } from '../../passkeys/PasskeyResponse.ts'
import { type PasskeySite, verifyAssertion, verifyRegistration } from '../../passkeys/verifyPasskey.ts'
import { isSameHash } from '../../sealing/hashes.ts'
import { hmac } from '../../sealing/keptSecrets.ts'
import type { Accounts } from '../createAccounts.ts'
import type { Grant } from '../createGrants.ts'
import type { Limits } from '../createLimits.ts'
import type { Spent } from '../createSpent.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { KeeperRefusal } from '../KeeperRefusal.ts'

interface Ceremony<Response> {
  /** Public key of the device that asks. */
  readonly device: string
  readonly response: Response
  readonly challenges: PartyChallenges
}

/** Logins by passkeys, whose public keys the keeper has its own copy of. */
export interface PasskeyProofs {
  /** A challenge for a device. Nothing is stored until it is used. @throws KeeperRefusal `PROVIDER_UNKNOWN` */
  createChallenge(
    device: string,
  ): Promise<{ readonly challenge: string; readonly rpId: string; readonly expiresAt: number }>
  /** @throws KeeperRefusal `LOGIN_REFUSED`, `RATE_LIMITED` */
  register(ceremony: Ceremony<RegistrationResponse>): Promise<Grant>
  /** @throws KeeperRefusal `LOGIN_REFUSED` */
  prove(
    ceremony: Ceremony<AssertionResponse> & {
      /** Of the other login, where the passkey is a second factor. */
      readonly grant?: string | undefined
    },
  ): Promise<Grant>
  /** Hash of a passkey's login. */
  identityOf(id: string): Promise<string>
}

interface CreatePasskeyProofsParameters {
  readonly options: Pick<KeeperOptions, 'passkeys' | 'pageOrigins'>
  readonly database: Database
  readonly key: CryptoKey
  readonly accounts: Accounts
  readonly spent: Spent
  readonly limits: Limits
  readonly now: () => number
}

const lifetimeMs = 5 * 60_000
/** New passkeys in an hour: of one device, and in all. */
const mostNew = { device: 10, all: 1_000 }

export function createPasskeyProofs(parameters: CreatePasskeyProofsParameters): PasskeyProofs {
  const { options, database, key, accounts, spent, limits, now } = parameters
  const signatureOf = (text: string, device: string) => hmac(key, `passkey ${device} ${text}`)
  const identityOf = (id: string) => accounts.hash(`passkey:${id}`)

  function site(): PasskeySite {
    const { passkeys, pageOrigins } = options
    if (!passkeys) throw new KeeperRefusal('PROVIDER_UNKNOWN')
    return { rpId: passkeys.rpId, origins: pageOrigins, topOrigins: passkeys.hostOrigins ?? [] }
  }

  /** Whether it is one of this device, in time, for the first time. */
  async function spendChallenge(challenge: string | undefined, device: string): Promise<boolean> {
    const end = Math.max(0, (challenge ?? '').lastIndexOf('.'))
    const text = (challenge ?? '').slice(0, end)
    if (!isSameHash((challenge ?? '').slice(end + 1), await signatureOf(text, device))) return false
    const expiresAt = Number(text.split('.')[0])
    return expiresAt > now() && (await spent.spend(`passkey ${text}`, expiresAt))
  }

  return {
    identityOf,
    async createChallenge(device) {
      const { rpId } = site()
      const expiresAt = now() + lifetimeMs
      const text = `${expiresAt}.${randomBytes(16).toString('base64url')}`
      return { challenge: `${text}.${await signatureOf(text, device)}`, rpId, expiresAt }
    },
    async register({ device, response, challenges }) {
      const credential = (await spendChallenge(challenges.keeper, device))
        ? await verifyRegistration({ site: site(), challenges, response })
        : undefined
      if (!credential) throw new KeeperRefusal('LOGIN_REFUSED')
      await limits.spend(`passkey ${device}`, mostNew.device)
      await limits.spend('passkeys', mostNew.all)
      const identity = await identityOf(credential.id)
      const added = await database.query(
        `INSERT INTO passkeys (identity, public_key, counter) VALUES ($1, $2, $3)
         ON CONFLICT (identity) DO NOTHING RETURNING identity`,
        [identity, credential.publicKey, credential.counter],
      )
      if (added.length === 0) throw new KeeperRefusal('LOGIN_REFUSED')
      return accounts.grant({ identity, device })
    },
    async prove({ device, response, challenges, grant: first }) {
      const isFresh = await spendChallenge(challenges.keeper, device)
      const identity = await identityOf(response.id)
      const [row] = await database.query('SELECT public_key, counter FROM passkeys WHERE identity = $1', [
        identity,
      ])
      if (!isFresh || !row) throw new KeeperRefusal('LOGIN_REFUSED')
      const credential = { id: response.id, publicKey: `${row.public_key}`, counter: Number(row.counter) }
      const counter = await verifyAssertion({ site: site(), challenges, response, credential })
      if (counter === undefined) throw new KeeperRefusal('LOGIN_REFUSED')
      const used = await database.query(
        'UPDATE passkeys SET counter = $1 WHERE identity = $2 AND counter = $3 RETURNING identity',
        [counter, identity, credential.counter],
      )
      if (used.length === 0) throw new KeeperRefusal('LOGIN_REFUSED')
      return accounts.grantPasskey({ identity, device, first })
    },
  }
}
