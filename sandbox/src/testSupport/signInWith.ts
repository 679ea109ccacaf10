import type { LocalAccount } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Visitor } from './createVisitor.ts'

type SiweFields = Parameters<typeof createSiweMessage>[0]

export interface SignInWithParameters {
  readonly visitor: Visitor
  readonly account: LocalAccount
  /** Origin of the page. */
  readonly origin: string
  /** Overrides of message fields. */
  readonly fields?: Partial<SiweFields>
  /** Replaces the signature. */
  readonly sign?: (message: string) => Promise<string>
  /** Default: requested from the server. */
  readonly csrfToken?: string
  /** Default: a page of the origin. */
  readonly callbackUrl?: string
}

/** Signs in as a page does: nonce, message, signature, form. Returns the URL of the redirect. */
export async function signInWith(parameters: SignInWithParameters): Promise<URL> {
  const { visitor, account, origin, fields } = parameters
  const { nonce } = (await visitor.post('/nonce')) as { nonce: string }
  const message = createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: new URL(origin).host,
    uri: `${origin}/`,
    nonce,
    version: '1',
    ...fields,
  })
  const sign = parameters.sign ?? ((text) => account.signMessage({ message: text }))
  return sendSignIn({ ...parameters, message, signature: await sign(message) })
}

export interface SendSignInParameters
  extends Pick<SignInWithParameters, 'visitor' | 'origin' | 'csrfToken' | 'callbackUrl'> {
  readonly message: string
  readonly signature: string
}

/** Sends a signed message to the server. */
export async function sendSignIn(parameters: SendSignInParameters): Promise<URL> {
  const { visitor, origin, message, signature } = parameters
  const csrfToken = parameters.csrfToken ?? (await visitor.csrfToken())
  const { callbackUrl = `${origin}/home` } = parameters
  const form = { csrfToken, callbackUrl, message, signature }
  const { url } = (await visitor.post('/callback/siwx', form)) as { url: string }
  return new URL(url)
}
