import { activeAddressMissing, signatureInvalid } from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId, ChainNamespace } from '../../../chains/networks/Caip.ts'
import { getNamespace } from '../../../chains/networks/getNamespace.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import type { Services } from '../../../foundation/options/OptionData.ts'
import { createBuiltInTools } from '../createBuiltInTools.ts'
import type { CreateSIWXMessageParameters, SIWXConfig, SIWXMessage, SIWXSession } from '../SIWXConfig.ts'
import type { SignInTools } from '../SignInTools.ts'
import { createLocalSessions } from './createLocalSessions.ts'
import { createPageMessage } from './createPageMessage.ts'
import { isSession } from './readSessions.ts'
import type { SIWXStorage } from './SIWXStorage.ts'

/** Creates the message that the wallet is asked to sign. */
export interface SIWXMessenger {
  createMessage(parameters: CreateSIWXMessageParameters): Promise<SIWXMessage>
}

/** Verifies the sessions of one chain family. Extend it, or pass an object of its shape. */
export abstract class SIWXVerifier {
  abstract readonly chainNamespace: ChainNamespace
  /** Whether it is asked about a session of its chain family. Default: about each. */
  shouldVerify?(session: SIWXSession): boolean
  /** @param tools those of the kit, whose networks know contract accounts */
  abstract verify(session: SIWXSession, tools: SignInTools): Promise<boolean>
}

export interface DefaultSIWXParameters {
  /** Default: EIP-4361 messages, and their equivalent on Solana, of this page and with a random nonce. */
  readonly messenger?: SIWXMessenger
  /** Verifiers in place of the kit's own, by chain family: all of a family have to agree. Default: none. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Default: local storage, key `@appkit/siwx`. */
  readonly storage?: SIWXStorage
  /**
   * Whether wallets that can connect and sign in by one prompt are asked so. Default: true; false: visitors connect first
   * and sign then.
   */
  readonly onePrompt?: boolean
  /** Whether a visitor who cancels is disconnected. Default: true. */
  readonly required?: boolean
}

/**
 * Sign-in without an auth server: sessions are verified and kept in the page, or in the `storage` of the host app. The
 * page alone knows of them, so that they protect nothing on a server unless its `storage` verifies them there, too;
 * `authSession` is for that.
 *
 * @throws WalletKitError `SIGNATURE_INVALID`, from `addSession` and `setSessions`
 * @example
 * createAppKit({ projectId, networks, siwx: new DefaultSIWX() })
 */
export class DefaultSIWX implements SIWXConfig {
  readonly #parameters: DefaultSIWXParameters
  readonly #storage: SIWXStorage
  readonly #tools: SignInTools

  /** @param tools those of the kit that uses it */
  constructor(parameters: DefaultSIWXParameters = {}, tools: SignInTools = createBuiltInTools()) {
    this.#parameters = parameters
    this.#storage = parameters.storage ?? createLocalSessions()
    this.#tools = tools
  }

  withKit(_services: Services, tools: SignInTools): SIWXConfig {
    return new DefaultSIWX({ ...this.#parameters, storage: this.#storage }, tools)
  }

  async createMessage(parameters: CreateSIWXMessageParameters): Promise<SIWXMessage> {
    const { messenger, onePrompt } = this.#parameters
    if (!parameters.accountAddress && onePrompt === false) throw createError(activeAddressMissing)
    return messenger ? messenger.createMessage(parameters) : createPageMessage(parameters, this.#tools)
  }

  async addSession(session: SIWXSession): Promise<void> {
    await this.#assertValid(session)
    await this.#storage.add(session)
  }

  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    await Promise.all(sessions.map((session) => this.#assertValid(session)))
    await this.#storage.set([...sessions])
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    const stored: unknown = await this.#storage.get(chainId, address)
    const sessions = Array.isArray(stored) ? stored.filter(isSession) : []
    const verified = await Promise.all(sessions.map((session) => this.#verify(session)))
    return sessions.filter((_, index) => verified[index])
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await this.#storage.delete(chainId, address)
  }

  getRequired(): boolean {
    return this.#parameters.required ?? true
  }

  async #assertValid(session: SIWXSession): Promise<void> {
    if (!(await this.#verify(session))) throw createError(signatureInvalid)
  }

  async #verify(session: SIWXSession): Promise<boolean> {
    const namespace = getNamespace(session.data.chainId)
    const verifiers = this.#parameters.verifiers?.filter(
      (verifier) => verifier.chainNamespace === namespace && verifier.shouldVerify?.(session) !== false,
    )
    if (!verifiers?.length) return this.#tools.verifySession(session)
    const answers = await Promise.all(verifiers.map((verifier) => verifier.verify(session, this.#tools)))
    return answers.every((answer) => answer === true)
  }
}
