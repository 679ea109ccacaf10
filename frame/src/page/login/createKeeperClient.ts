import { base64urlnopad } from '@scure/base'
import type { EmailConfirmation, Grant } from '@wallet-kit/clients/frame-keeper/types'
import {
  createNonceReplySchema,
  createPasskeyChallengeReplySchema,
  keeperErrorSchema,
  listSharesReplySchema,
  proveIdTokenReplySchema,
  provePasskeyReplySchema,
  registerPasskeyReplySchema,
  startEmailReplySchema,
  waitForEmailReplySchema,
} from '@wallet-kit/clients/frame-keeper/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import type { ShareParty } from '../../keys/changes/ShareParty.ts'
import type { Device } from '../../keys/device/Device.ts'
import type { PartyChallenges } from '../../passkeys/joinChallenges.ts'
import type { AssertionResponse, RegistrationResponse } from '../../passkeys/PasskeyResponse.ts'

/** Proof of a login, as the keeper checks it. */
export type KeeperProof =
  | { readonly kind: 'idToken'; readonly provider: string; readonly idToken: string; readonly random: string }
  | {
      readonly kind: 'message'
      readonly provider: string
      readonly message: string
      readonly signature: string
      readonly random: string
    }
  | { readonly kind: 'accessToken'; readonly provider: string; readonly accessToken: string }

/** A login that the keeper has checked, and the account's shares there. */
export interface KeeperLogin extends ShareParty {
  /** Proves it for ten minutes. */
  readonly grant: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** Whether it opens nothing until a passkey completes it. */
  readonly needsPasskey: boolean
}

/** The keeper, asked by this device. Every method throws an Error with a message for the user. */
export interface KeeperClient {
  /** @param app origin of the host page, which the visitor is shown */
  startEmail(login: { readonly email: string; readonly app: string }): Promise<EmailConfirmation>
  /** Waits for the link of the mail to be confirmed. Undefined when it was not within the time. */
  waitForEmail(id: string, seconds: number, signal: AbortSignal): Promise<KeeperLogin | undefined>
  prove(proof: KeeperProof): Promise<KeeperLogin>
  /** Adds another login to the account, or puts it in the place of this one. */
  addIdentity(login: KeeperLogin, other: KeeperLogin, options: { readonly replaces: boolean }): Promise<void>
  removeIdentity(
    login: KeeperLogin,
    identity: { readonly kind: KeeperProof['kind']; readonly provider: string; readonly account: string },
  ): Promise<void>
  /** Challenge for one passkey ceremony of this device. */
  createPasskeyChallenge(): Promise<string>
  /** Makes a passkey a login of its own, until it is added to another's account. */
  registerPasskey(ceremony: {
    readonly response: RegistrationResponse
    readonly challenges: PartyChallenges
  }): Promise<KeeperLogin>
  /** @param first the other login, where the passkey is its second factor */
  provePasskey(
    ceremony: { readonly response: AssertionResponse; readonly challenges: PartyChallenges },
    first?: KeeperLogin,
  ): Promise<KeeperLogin>
  removePasskey(login: KeeperLogin, id: string): Promise<void>
  setSecondFactor(login: KeeperLogin, isOn: boolean): Promise<void>
  deleteAccount(login: KeeperLogin): Promise<void>
}

export interface CreateKeeperClientParameters {
  /** Origin of the keeper. */
  readonly origin: string
  readonly device: Promise<Device>
  readonly fetch?: typeof globalThis.fetch | undefined
}

type Schema<Reply> = Parameters<typeof validate<Reply>>[0]

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object | undefined
  readonly grant?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const paths = { idToken: '/id-token', message: '/message', accessToken: '/profile' } as const

/** Requests of the contract `frame-keeper`, each signed by the device. */
export function createKeeperClient(parameters: CreateKeeperClientParameters): KeeperClient {
  const { origin, fetch = (...given) => globalThis.fetch(...given) } = parameters

  async function send({ method = 'POST', path, body, grant, signal }: Request): Promise<unknown> {
    const device = await parameters.device
    const { nonce } = read(createNonceReplySchema, await exchange('/nonce', { method: 'POST' }))
    const text = body === undefined ? undefined : JSON.stringify(body)
    const proof = await device.signRequest({ audience: origin, method, path, body: text, nonce })
    return exchange(path, {
      method,
      headers: {
        ...proof,
        ...(text !== undefined && { 'Content-Type': 'application/json' }),
        ...(grant !== undefined && { 'X-Frame-Grant': grant }),
      },
      ...(text !== undefined && { body: text }),
      ...(signal && { signal }),
    })
  }

  async function exchange(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, init).catch(() => undefined)
    if (response?.status === 204) return undefined
    const reply: unknown = await response?.json().catch(() => undefined)
    if (response?.ok) return reply
    const refusal = validate(keeperErrorSchema, reply)
    throw new Error(refusal.ok ? refusal.value.message : silent)
  }

  const loginOf = ({ token: grant, expiresAt, needsPasskey = false }: Grant): KeeperLogin => ({
    ...{ grant, expiresAt, needsPasskey },
    async read() {
      const reply = await send({ method: 'GET', path: '/shares', grant })
      const { shares } = read(listSharesReplySchema, reply)
      return shares.map(({ share, ...listed }) => ({ ...listed, share: base64urlnopad.decode(share) }))
    },
    async put({ setId, generation, share, fingerprint, replaces }) {
      const body = { share: base64urlnopad.encode(share), fingerprint, ...(replaces && { replaces }) }
      await send({ method: 'PUT', path: `/shares/${setId}/${generation}`, body, grant })
    },
    async commit({ setId, generation }) {
      await send({ path: `/shares/${setId}/${generation}/commit`, grant })
    },
    async deleteSet(setId) {
      await send({ method: 'DELETE', path: `/shares/${setId}`, grant })
    },
  })

  return {
    startEmail: async (body) => read(startEmailReplySchema, await send({ path: '/email', body })),
    async waitForEmail(id, seconds, signal) {
      const reply = await send({ path: `/email/${id}/wait`, body: { seconds }, signal })
      const { grant } = read(waitForEmailReplySchema, reply)
      return grant && loginOf(grant)
    },
    async prove({ kind, ...body }) {
      const { grant } = read(proveIdTokenReplySchema, await send({ path: paths[kind], body }))
      return loginOf(grant)
    },
    async addIdentity({ grant }, other, { replaces }) {
      await send({ path: '/identities', body: { grant: other.grant, replaces }, grant })
    },
    async removeIdentity({ grant }, body) {
      await send({ path: '/identities/remove', body, grant })
    },
    async createPasskeyChallenge() {
      const reply = await send({ path: '/passkey/challenge' })
      return read(createPasskeyChallengeReplySchema, reply).challenge
    },
    async registerPasskey(body) {
      const { grant } = read(registerPasskeyReplySchema, await send({ path: '/passkey/register', body }))
      return loginOf(grant)
    },
    async provePasskey(ceremony, first) {
      const body = { ...ceremony, ...(first && { grant: first.grant }) }
      const { grant } = read(provePasskeyReplySchema, await send({ path: '/passkey', body }))
      return loginOf(grant)
    },
    async removePasskey({ grant }, id) {
      await send({ path: '/passkey/remove', body: { id }, grant })
    },
    async setSecondFactor({ grant }, isOn) {
      await send({ path: '/passkey/second-factor', body: { isOn }, grant })
    },
    async deleteAccount({ grant }) {
      await send({ method: 'DELETE', path: '/account', grant })
    },
  }
}

const silent = 'The keeper of your key does not respond. Try again.'

function read<Reply>(schema: Schema<Reply>, reply: unknown): Reply {
  const checked = validate(schema, reply)
  if (!checked.ok) throw new Error(silent)
  return checked.value
}
