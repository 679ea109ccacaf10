import { base64urlnopad } from '@scure/base'
import { toLoginNonce } from '../../deviceProof/loginNonce.ts'
import { createIdTokenVerifier } from '../../idTokens/verifyIdToken.ts'
import type { Accounts } from '../createAccounts.ts'
import type { Grant } from '../createGrants.ts'
import type { Spent } from '../createSpent.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { KeeperRefusal } from '../KeeperRefusal.ts'
import { verifyIdToken } from './verifyIdToken.ts'

interface Proof {
  readonly provider: string
  /** Public key of the device that asks. */
  readonly device: string
}

/** Logins that are proved by what a provider or a wallet signed, or tells the keeper itself. */
export interface Proofs {
  idToken(proof: Proof & { readonly idToken: string; readonly random: string }): Promise<Grant>
  message(
    proof: Proof & { readonly message: string; readonly signature: string; readonly random: string },
  ): Promise<Grant>
  profile(proof: Proof & { readonly accessToken: string }): Promise<Grant>
  /** Hash of a login, by the id of the account at its provider. */
  identityOf(login: {
    readonly kind: 'idToken' | 'message' | 'accessToken'
    readonly provider: string
    readonly account: string
  }): Promise<string>
}

interface CreateProofsParameters {
  readonly options: Pick<KeeperOptions, 'identityProviders' | 'messageProviders' | 'profileProviders'>
  readonly accounts: Accounts
  readonly spent: Spent
  readonly now: () => number
}

const ways = { idToken: 'oidc', message: 'message', accessToken: 'profile' } as const
const dayMs = 24 * 60 * 60_000

export function createProofs({ options, accounts, spent, now }: CreateProofsParameters): Proofs {
  const providers = new Map(
    Object.entries(options.identityProviders ?? {}).map(([id, { withoutNonce = false, ...issuer }]) => [
      id,
      { verify: createIdTokenVerifier(issuer), withoutNonce },
    ]),
  )
  const messages = new Map(Object.entries(options.messageProviders ?? {}))
  const profiles = new Map(Object.entries(options.profileProviders ?? {}))

  /** Names of ways and providers have no colon, so no login reads as one of another provider. */
  const identityOf = (way: string, provider: string, id: string) => accounts.hash(`${way}:${provider}:${id}`)
  const grant = async (way: string, { provider, device }: Proof, id: string) =>
    accounts.grant({ identity: await identityOf(way, provider, id), device })

  return {
    identityOf: ({ kind, provider, account }) => identityOf(ways[kind], provider, account),
    async idToken({ idToken, random, ...proof }) {
      const provider = known(providers, proof.provider)
      const nonce = await nonceOf(proof.device, random)
      const hash = () => accounts.hash(`token ${proof.provider} ${idToken}`)
      return grant('oidc', proof, await verifyIdToken({ ...provider, idToken, nonce, spent, hash, now }))
    },
    async message({ message, signature, random, ...proof }) {
      const verify = known(messages, proof.provider)
      const verified = await unlessUnavailable(verify({ message, signature }))
      const nonce = toHex(await nonceOf(proof.device, random))
      if (verified?.nonce !== nonce) throw new KeeperRefusal('LOGIN_REFUSED')
      return grant('message', proof, verified.id)
    },
    async profile({ accessToken, ...proof }) {
      const readProfile = known(profiles, proof.provider)
      // Whoever sees the token later, in a log for example, comes too late.
      const token = await accounts.hash(`token ${proof.provider} ${accessToken}`)
      if (!(await spent.spend(`token ${token}`, now() + dayMs))) throw new KeeperRefusal('LOGIN_REFUSED')
      const profile = await unlessUnavailable(readProfile(accessToken))
      if (!profile) throw new KeeperRefusal('LOGIN_REFUSED')
      return grant('profile', proof, profile.id)
    },
  }
}

function known<Provider>(providers: ReadonlyMap<string, Provider>, id: string): Provider {
  const provider = providers.get(id)
  if (!provider) throw new KeeperRefusal('PROVIDER_UNKNOWN')
  return provider
}

/** A text of the right signs can still be no base64url: its last sign has bits that no byte has. */
const nonceOf = (publicKey: string, random: string) =>
  toLoginNonce({ publicKey, random }).catch((cause: unknown) => {
    throw new KeeperRefusal('REQUEST_MALFORMED', { cause })
  })

const unlessUnavailable = <Result>(asked: Promise<Result>) =>
  asked.catch((cause: unknown) => {
    throw new KeeperRefusal('UNAVAILABLE', { cause })
  })

const toHex = (nonce: string) => Buffer.from(base64urlnopad.decode(nonce)).toString('hex')
