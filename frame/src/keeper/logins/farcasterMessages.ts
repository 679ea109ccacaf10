import type { CreateClientArgs } from '@farcaster/auth-client'
import { parseSiweMessage } from 'viem/siwe'
import type { KeeperOptions } from '../KeeperOptions.ts'

export interface FarcasterMessagesOptions {
  /**
   * Hosts of the pages that embed the frame, with their port: the messages are signed for them. A message for another
   * page proves nothing: it is a login there.
   */
  readonly domains: readonly string[]
  /** Reads the registry of ids on Optimism: the keeper's own node, not the service's. */
  readonly ethereum: CreateClientArgs['ethereum']
  readonly now?: (() => number) | undefined
}

type VerifyMessage = NonNullable<KeeperOptions['messageProviders']>[string]

const maxAgeMs = 10 * 60_000
const toleranceMs = 30_000

/** Verifies Sign In with Farcaster (FIP-11, an EIP-4361 message), for `messageProviders`. */
export function createFarcasterMessages(options: FarcasterMessagesOptions): VerifyMessage {
  const { domains, ethereum, now = Date.now } = options
  return async ({ message, signature }) => {
    const { domain, nonce, issuedAt } = parseSiweMessage(message)
    if (domain === undefined || nonce === undefined || !domains.includes(domain)) return undefined
    const age = issuedAt === undefined ? Number.NaN : now() - issuedAt.getTime()
    if (!(age > -toleranceMs && age < maxAgeMs) || !isHex(signature)) return undefined
    const { createAppClient } = await import('@farcaster/auth-client')
    // The relay is not asked.
    const client = createAppClient({ ethereum })
    const verified = await client.verifySignInMessage({ nonce, domain, message, signature })
    if (!verified.isError) return { id: `${verified.fid}`, nonce }
    if (refusals.some((code) => verified.error?.errCode.startsWith(code))) return undefined
    throw new Error('The registry of Farcaster does not respond', { cause: verified.error })
  }
}

/** Begin the codes of errors that are about the message. */
const refusals = ['bad_request', 'unauthorized']

function isHex(text: string): text is `0x${string}` {
  return /^0x(?:[0-9a-fA-F]{2})+$/.test(text)
}
