import { base64urlnopad } from '@scure/base'
import type { FarcasterUser, SocialResult } from '@wallet-kit/clients/frame-service/types'
import { toLoginNonce } from '../../deviceProof/loginNonce.ts'
import type { Addresses } from '../../keys/derive/Addresses.ts'
import type { Device } from '../../keys/device/Device.ts'
import type { Account, Status } from '../account/createAccount.ts'
import { type Api, ApiError } from '../createApi.ts'
import type { Passkeys } from '../passkeys/createPasskeys.ts'
import type { KeeperClient, KeeperLogin, KeeperProof } from './createKeeperClient.ts'
import { emailNote } from './emailNote.ts'

/** Logins, each at the service and, on a browser that is new to the user, at the keeper. */
export interface Logins {
  /** Whether a user is logged in whose key can be used here. */
  isConnected(payload: object | undefined): Promise<boolean>
  startEmail(email: string): Promise<EmailStep>
  /**
   * Waits until the user has confirmed the new browser at the keeper, and has the code sent.
   *
   * @param waits of 30 seconds each; 1 by default
   */
  confirmDevice(waits?: number): Promise<void>
  finishEmail(code: string): Promise<void>
  startSocial(provider: string): Promise<{ readonly uri: string }>
  finishSocial(result: { readonly uri: string }): Promise<void>
  startFarcaster(): Promise<{ readonly url: string }>
  finishFarcaster(): Promise<{ readonly userName: string }>
  /** Makes a social login another one of the user's. @param login of the user, at the keeper */
  linkSocial(result: { readonly uri: string }, login: KeeperLogin): Promise<void>
  /**
   * Prepares a login with a passkey: one of its own, or the end of one that was refused with `PASSKEY_NEEDED`. The
   * function that it resolves with asks for the passkey, which browsers want within a press of the user's.
   */
  preparePasskey(): Promise<() => Promise<void>>
  /** Ends what waits for the user. */
  cancel(): void
}

export interface EmailStep {
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** Number that the page of the keeper's link shows, too. */
  readonly code?: string
}

export interface CreateLoginsParameters {
  readonly api: Api
  readonly device: Promise<Device>
  readonly keeper: KeeperClient
  readonly account: Account
  readonly passkeys: Pick<Passkeys, 'prepareLogin'>
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
  /**
   * Told of logins at the keeper. Where it is given, the keeper is asked at each login, and not only on a browser that is
   * new to the user.
   */
  readonly onKeeperLogin?: ((login: KeeperLogin) => void) | undefined
}

/** Reply of the service to a login. */
interface Proved {
  /** For the keeper. */
  readonly proof?: unknown
}

interface EmailLogin {
  readonly email: string
  /** Id of the confirmation at the keeper, on a browser that is new to the address. */
  readonly confirmation?: string
  keeper?: KeeperLogin
}

/** As long as the messages of the frame let a host page wait. */
const deviceWaitSeconds = 30

export function createLogins(parameters: CreateLoginsParameters): Logins {
  const { api, keeper, account, passkeys, hostOrigin, onKeeperLogin } = parameters
  let emailLogin: EmailLogin | undefined
  let waiting = new AbortController()
  let waitingForPasskey: (() => Promise<KeeperLogin>) | undefined

  /** Logs in at the service, then opens the key. A login that needs a passkey too is completed by `preparePasskey`. */
  async function complete(
    atService: Promise<Proved>,
    prove: (proof: unknown) => Promise<KeeperLogin>,
  ): Promise<Addresses> {
    waitingForPasskey = undefined
    const { proof } = await atService.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'PASSKEY_NEEDED')
        waitingForPasskey = () => prove(error.proof)
      throw error
    })
    return open(() => prove(proof))
  }

  async function takeSocialProof(): Promise<(proof: unknown) => Promise<KeeperLogin>> {
    const provider = await takeNote('social provider')
    const random = await takeNote(`social ${provider}`)
    return (proof) => keeper.prove({ provider, random, ...required(proof) } as KeeperProof)
  }

  /** Of a login whose proof names this device. Kept beyond a redirect. */
  async function newRandom(name: string): Promise<{ readonly random: string; readonly nonce: string }> {
    const device = await parameters.device
    const random = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
    await device.keepNote(name, random)
    return { random, nonce: await toLoginNonce({ publicKey: device.publicKey, random }) }
  }

  async function takeNote(name: string): Promise<string> {
    const device = await parameters.device
    const text = await device.readNote(name)
    await device.forgetNote(name)
    if (text === undefined) throw new Error('This login was started in another browser. Log in again.')
    return text
  }

  async function open(prove: () => Promise<KeeperLogin>): Promise<Addresses> {
    const login = onKeeperLogin && (await prove())
    const { addresses, setId } = await account.open(async () => login ?? (await prove()))
    if (login) onKeeperLogin?.(login)
    await api.call('/sessions/keep', { hostOrigin, setId })
    return addresses
  }

  async function isNewTo(email: string): Promise<boolean> {
    if (onKeeperLogin) return true
    const device = await parameters.device
    const address = await device.readNote(await emailNote(email))
    return address === undefined || (await device.readShares(address)).length === 0
  }

  return {
    async isConnected(payload) {
      const { isConnected, addresses } = await api.call<Status>('/status', payload)
      return isConnected && addresses !== undefined && (await account.isHere(addresses))
    },
    async startEmail(email) {
      const isNewDevice = await isNewTo(email)
      const { action } = await api.call<EmailStep>('/email/start', { email, isNewDevice })
      if (action !== 'VERIFY_DEVICE') {
        emailLogin = { email }
        return { action }
      }
      const { id, code } = await keeper.startEmail({ email, app: hostOrigin })
      emailLogin = { email, confirmation: id }
      return { action, code }
    },
    async confirmDevice(waits = 1) {
      const login = emailLogin
      if (login?.confirmation === undefined) throw new Error('No login is in progress.')
      const { signal } = waiting
      let party: KeeperLogin | undefined
      for (let wait = 0; wait < waits && !party; wait += 1) {
        party = await keeper.waitForEmail(login.confirmation, deviceWaitSeconds, signal).catch((error) => {
          throw signal.aborted ? new Error('The login was cancelled.') : error
        })
      }
      if (!party) throw new Error('The device was not registered in time. Try again.')
      login.keeper = party
      await api.call('/email/device')
    },
    async finishEmail(otp) {
      const login = emailLogin
      const device = await parameters.device
      const note = login && (await emailNote(login.email))
      const atService = api.call<Proved>('/email/code', { otp })
      const { eip155 } = await complete(atService, async () => {
        if (login?.keeper) return login.keeper
        if (note !== undefined) await device.forgetNote(note)
        throw new Error('This browser has no part of your key any more. Log in again to register it.')
      })
      if (note !== undefined) await device.keepNote(note, eip155)
      emailLogin = undefined
    },
    async startSocial(provider) {
      const { nonce } = await newRandom(`social ${provider}`)
      await (await parameters.device).keepNote('social provider', provider)
      return api.call('/social/start', { provider, hostOrigin, nonce })
    },
    async finishSocial(result) {
      const prove = await takeSocialProof()
      await complete(api.call<SocialResult>('/social/finish', result), prove)
    },
    async linkSocial(result, login) {
      const prove = await takeSocialProof()
      const { proof, link } = await api.call<SocialResult>('/social/finish', { ...result, links: true })
      // The keeper first: a login that only the service knew would lead to no key.
      await keeper.addIdentity(login, await prove(proof), { replaces: false })
      await api.call('/logins/confirm', { id: link })
    },
    async startFarcaster() {
      const { nonce } = await newRandom('farcaster')
      return api.call('/farcaster/start', { hostOrigin, nonce: toHexNonce(nonce) })
    },
    async finishFarcaster() {
      const atService = api.call<FarcasterUser>('/farcaster/finish')
      await complete(atService, async (proof) => {
        const random = await takeNote('farcaster')
        return keeper.prove({ provider: 'farcaster', random, ...required(proof) } as KeeperProof)
      })
      return { userName: (await atService).userName }
    },
    async preparePasskey() {
      const first = waitingForPasskey
      const logIn = await passkeys.prepareLogin()
      return async () => {
        const prove = await logIn()
        await open(async () => prove(await first?.()))
        waitingForPasskey = undefined
      }
    },
    cancel() {
      emailLogin = undefined
      waitingForPasskey = undefined
      waiting.abort()
      waiting = new AbortController()
    },
  }
}

/** The keeper checks the proof itself; the page reads nothing of it. */
function required(proof: unknown): object {
  if (typeof proof !== 'object' || proof === null)
    throw new Error('The wallet service does not respond. Try again.')
  return proof
}

/** EIP-4361 allows letters and digits in a nonce. */
function toHexNonce(nonce: string): string {
  return Array.from(base64urlnopad.decode(nonce), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
