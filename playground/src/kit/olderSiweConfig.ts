import type { SIWEConfig, SIWECreateMessageArgs } from '@wallet-kit/react'
import { reportSignInEvent } from './signInEvents.ts'

const auth = '/api/auth'

/**
 * A host app's sign-in with the older `siweConfig` (`siweConfig: true` in the URL), as such apps write it: by
 * hand, against their own server, which here is the same `/api/auth`.
 */
export const olderSiweConfig: SIWEConfig = {
  async getNonce() {
    const { nonce } = await json(await fetch(`${auth}/nonce`, { method: 'POST' }))
    return String(nonce)
  },
  async getMessageParams() {
    return { domain: location.host, uri: location.origin, statement: 'Open my library card.' }
  },
  createMessage,
  async verifyMessage({ message, signature }) {
    const reply = await post('callback/siwx', { message, signature })
    if (reply.status === 401) return false
    const { url } = await json(reply)
    return !new URL(String(url), location.origin).searchParams.has('error')
  },
  async getSession() {
    const session: unknown = await (await fetch(`${auth}/session`)).json()
    const account = isRecord(session) && typeof session.address === 'string' ? session.address.split(':') : []
    const [namespace, chainId, address] = account
    return namespace === 'eip155' && address ? { address, chainId: Number(chainId) } : null
  },
  async signOut() {
    await json(await post('signout', {}))
    return true
  },
  onSignIn: () => reportSignInEvent('onSignIn'),
  onSignOut: () => reportSignInEvent('onSignOut'),
}

/** EIP-4361 message. `address` has the form `did:pkh:eip155:{chain}:{address}`. */
function createMessage({
  domain,
  address,
  statement,
  uri,
  version,
  chainId,
  nonce,
  iat,
}: SIWECreateMessageArgs) {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address.split(':').at(-1),
    '',
    ...(statement ? [statement, ''] : []),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${iat}`,
  ].join('\n')
}

async function post(path: string, fields: Record<string, string>) {
  const { csrfToken } = await json(await fetch(`${auth}/csrf`))
  const body = new URLSearchParams({ ...fields, csrfToken: String(csrfToken), callbackUrl: location.href })
  return fetch(`${auth}/${path}`, { method: 'POST', body, headers: { 'X-Auth-Return-Redirect': '1' } })
}

async function json(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json()
  if (!response.ok || !isRecord(value)) throw new Error(`The auth server responded with ${response.status}`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
