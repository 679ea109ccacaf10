import { createBuiltInTools } from '../../signIn/siwx/createBuiltInTools.ts'
import type { SIWXMessenger } from '../../signIn/siwx/default/DefaultSIWX.ts'
import type { CreateSIWXMessageParameters, SIWXMessage } from '../../signIn/siwx/SIWXConfig.ts'

export interface InformalMessengerParameters {
  /** Host of the page, with its port. The kit refuses messages of other pages. */
  readonly domain: string
  /** Address of the page. */
  readonly uri: string
  /** The server's nonce: at least 8 letters and digits. */
  getNonce(parameters: CreateSIWXMessageParameters): Promise<string>
  getRequestId?(): Promise<string>
  /** Lifetime of a message, in ms. Default: it does not expire. */
  readonly expiration?: number | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/**
 * Creates messages with a nonce of the host app's server. The wording is that of EIP-4361, and its equivalent on Solana:
 * unlike AppKit's, wallets recognise and check it.
 *
 * @example
 * new DefaultSIWX({ messenger: new InformalMessenger({ domain: location.host, uri: location.origin, getNonce }) })
 */
export class InformalMessenger implements SIWXMessenger {
  readonly #parameters: InformalMessengerParameters
  readonly #tools = createBuiltInTools()

  constructor(parameters: InformalMessengerParameters) {
    this.#parameters = parameters
  }

  async createMessage(account: CreateSIWXMessageParameters): Promise<SIWXMessage> {
    const { domain, uri, expiration, statement, resources } = this.#parameters
    const [nonce, requestId] = await Promise.all([
      this.#parameters.getNonce(account),
      this.#parameters.getRequestId?.(),
    ])
    const now = Date.now()
    const fields = {
      ...account,
      domain,
      uri,
      version: '1',
      nonce,
      issuedAt: new Date(now).toISOString(),
      ...(expiration && { expirationTime: new Date(now + expiration).toISOString() }),
      ...(statement && { statement }),
      ...(resources && { resources }),
      ...(requestId && { requestId }),
    }
    // Without an account it is the wallet that writes the text.
    const text = account.accountAddress ? await this.#tools.createSignInMessage(fields) : ''
    return { ...fields, toString: () => text }
  }
}
