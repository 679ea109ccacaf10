import { base64urlnopad } from '@scure/base'
import type { FarcasterUser, SocialResult } from '@wallet-kit/clients/frame-service/types'
import { toLoginNonce } from '../../deviceProof/loginNonce.ts'
import type { Device } from '../../keys/device/Device.ts'
import type { Account, Status } from '../account/createAccount.ts'
import type { Api } from '../createApi.ts'
import type { KeeperClient, KeeperLogin, KeeperProof } from './createKeeperClient.ts'
import { emailNote } from './emailNote.ts'

/** Logins, each at the service and, on a browser that is new to the user, at the keeper. */
export interface Logins {
  /** Whether a user is logged in whose key can be used here. */
  isConnected(payload: object | undefined): Promise<boolean>
  startEmail(email: string): Promise<EmailStep>
  /** Waits until the user has confirmed the new browser at the keeper, and has the code sent. */
  confirmDevice(): Promise<void>
  finishEmail(code: string): Promise<void>
  startSocial(provider: string): Promise<{ readonly uri: string }>
  finishSocial(result: { readonly uri: string }): Promise<void>
  startFarcaster(): Promise<{ readonly url: string }>
  finishFarcaster(): Promise<{ readonly userName: string }>
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
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
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
  const { api, keeper, account, hostOrigin } = parameters
  let emailLogin: EmailLogin | undefined
  let waiting = new AbortController()

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

  async function isNewTo(email: string): Promise<boolean> {
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
    async confirmDevice() {
      const login = emailLogin
      if (login?.confirmation === undefined) throw new Error('No login is in progress.')
      const { signal } = waiting
      const party = await keeper
        .waitForEmail(login.confirmation, deviceWaitSeconds, signal)
        .catch((error) => {
          throw signal.aborted ? new Error('The login was cancelled.') : error
        })
      if (!party) throw new Error('The device was not registered in time. Try again.')
      login.keeper = party
      await api.call('/email/device')
    },
    async finishEmail(otp) {
      const login = emailLogin
      await api.call('/email/code', { otp })
      const device = await parameters.device
      const { eip155 } = await account.open(async () => {
        if (login?.keeper) return login.keeper
        if (login) await device.forgetNote(await emailNote(login.email))
        throw new Error('This browser has no part of your key any more. Log in again to register it.')
      })
      if (login) await device.keepNote(await emailNote(login.email), eip155)
      emailLogin = undefined
    },
    async startSocial(provider) {
      const { nonce } = await newRandom(`social ${provider}`)
      await (await parameters.device).keepNote('social provider', provider)
      return api.call('/social/start', { provider, hostOrigin, nonce })
    },
    async finishSocial(result) {
      const provider = await takeNote('social provider')
      const random = await takeNote(`social ${provider}`)
      const { proof } = await api.call<SocialResult>('/social/finish', result)
      await account.open(() => keeper.prove({ provider, random, ...required(proof) } as KeeperProof))
    },
    async startFarcaster() {
      const { nonce } = await newRandom('farcaster')
      return api.call('/farcaster/start', { hostOrigin, nonce: toHexNonce(nonce) })
    },
    async finishFarcaster() {
      const { userName, proof } = await api.call<FarcasterUser>('/farcaster/finish')
      const random = await takeNote('farcaster')
      await account.open(() => keeper.prove({ provider: 'farcaster', random, ...required(proof) }))
      return { userName }
    },
    cancel() {
      emailLogin = undefined
      waiting.abort()
      waiting = new AbortController()
    },
  }
}

function required<Proof>(proof: Proof | undefined): Proof {
  if (proof === undefined) throw new Error('The wallet service does not respond. Try again.')
  return proof
}

/** EIP-4361 allows letters and digits in a nonce. */
function toHexNonce(nonce: string): string {
  return Array.from(base64urlnopad.decode(nonce), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
