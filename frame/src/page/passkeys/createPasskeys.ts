import type {
  Passkeys as ListedPasskeys,
  PasskeyCreation,
  PasskeyRequest,
} from '@wallet-kit/clients/frame-service/types'
import { joinChallenges, type PartyChallenges } from '../../passkeys/joinChallenges.ts'
import type { AssertionResponse } from '../../passkeys/PasskeyResponse.ts'
import type { Api } from '../createApi.ts'
import type { KeeperClient, KeeperLogin } from '../login/createKeeperClient.ts'
import { createPasskey, signWithPasskey } from './askAuthenticator.ts'

/** Passkeys, which one ceremony shows to service and keeper. Every method throws an Error with a message for the user. */
export interface Passkeys {
  list(): Promise<ListedPasskeys>
  /** Adds one to the account of a login. @param userName shown by the authenticator */
  add(passkey: { readonly name: string; readonly userName: string }, login: KeeperLogin): Promise<void>
  remove(id: string, login: KeeperLogin): Promise<void>
  /** Makes a new user with a passkey. */
  createUser(userName: string): Promise<KeeperLogin>
  /**
   * Prepares a login. The function that it resolves with asks for the passkey, which browsers want within a press of the
   * user's, and logs in at the service; it resolves with how to do so at the keeper, where the key needs that.
   */
  prepareLogin(): Promise<() => Promise<KeeperPasskeyLogin>>
  /** Sets whether other logins need a passkey too. Asks for the passkey. */
  setSecondFactor(isOn: boolean, login: KeeperLogin): Promise<void>
}

/** @param first the other login, where the passkey is its second factor */
export type KeeperPasskeyLogin = (first?: KeeperLogin) => Promise<KeeperLogin>

export interface CreatePasskeysParameters {
  readonly api: Api
  readonly keeper: KeeperClient
}

interface Signed {
  readonly response: AssertionResponse
  readonly challenges: PartyChallenges
}

export function createPasskeys({ api, keeper }: CreatePasskeysParameters): Passkeys {
  async function register(
    { name, userName }: { readonly name: string; readonly userName: string },
    afterKeeper: (login: KeeperLogin) => Promise<void> = async () => {},
  ): Promise<KeeperLogin> {
    const {
      challenge: service,
      rpId,
      userHandle,
      exclude,
    } = await api.call<PasskeyCreation>('/passkeys/register/start')
    const challenges = { service, keeper: await keeper.createPasskeyChallenge() }
    const challenge = await joinChallenges(challenges)
    const response = await createPasskey({ challenge, rpId, userHandle, userName, exclude })
    // The keeper first: a passkey that only the service knew would log in to no key.
    const login = await keeper.registerPasskey({ response, challenges })
    await afterKeeper(login)
    await api.call('/passkeys/register/finish', { response, challenges, userHandle, name })
    return login
  }

  async function prepare(): Promise<() => Promise<Signed>> {
    const { challenge: service, rpId } = await api.call<PasskeyRequest>('/passkeys/login/start')
    const challenges = { service, keeper: await keeper.createPasskeyChallenge() }
    const challenge = await joinChallenges(challenges)
    return async () => ({ response: await signWithPasskey({ challenge, rpId }), challenges })
  }

  return {
    list: () => api.call('/passkeys/list'),
    async add(passkey, login) {
      await register(passkey, (other) => keeper.addIdentity(login, other, { replaces: false }))
    },
    async remove(id, login) {
      await keeper.removePasskey(login, id)
      await api.call('/passkeys/remove', { id })
    },
    createUser: (userName) => register({ name: userName, userName }),
    async prepareLogin() {
      const sign = await prepare()
      return async () => {
        const signed = await sign()
        await api.call('/passkeys/login/finish', signed)
        return (first) => keeper.provePasskey(signed, first)
      }
    },
    async setSecondFactor(isOn, login) {
      const sign = await prepare()
      const signed = await sign()
      // Switched on at the keeper first, and off at the service first: a change that was broken off asks for the passkey.
      const atKeeper = async () =>
        keeper.setSecondFactor(isOn ? await keeper.provePasskey(signed) : login, isOn)
      const atService = () => api.call('/passkeys/second-factor', { isOn, ...signed })
      if (isOn) await atKeeper()
      await atService()
      if (!isOn) await atKeeper()
    },
  }
}
