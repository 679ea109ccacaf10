import { randomBytes } from 'node:crypto'

/** A login between an app and the phone, in the relay's own form. */
export interface Channel {
  readonly state: 'pending' | 'completed'
  readonly nonce: string
  readonly url: string
  readonly acceptAuthAddress: boolean
  readonly signatureParams: Readonly<Record<string, unknown>>
  readonly metadata: { readonly ip: string; readonly userAgent: string }
}

export interface Channels {
  find(token: string): Channel | undefined
  open(request: Readonly<Record<string, unknown>>): {
    readonly channelToken: string
    readonly channel: Channel
  }
  /** Adds the phone's reply. */
  complete(token: string, reply: object): Channel | undefined
  /** Removes a channel, after the user has declined. */
  close(token: string): boolean
  clear(): void
}

const lifetimeMs = 10 * 60_000

/** @param pageUrl The page that acts as the phone; receives the token in `channelToken`. */
export function createChannels(pageUrl: string): Channels {
  const entries = new Map<string, { readonly channel: Channel; readonly expiresAt: number }>()
  const find = (token: string) => {
    const entry = entries.get(token)
    return entry && entry.expiresAt > Date.now() ? entry.channel : undefined
  }
  return {
    find,
    open(request) {
      const channelToken = randomBytes(24).toString('base64url')
      const nonce = typeof request.nonce === 'string' ? request.nonce : randomBytes(16).toString('hex')
      const channel: Channel = {
        state: 'pending',
        nonce,
        url: `${pageUrl}?${new URLSearchParams({ channelToken })}`,
        acceptAuthAddress: request.acceptAuthAddress === true,
        signatureParams: { ...request, nonce },
        metadata: { ip: '127.0.0.1', userAgent: 'sandbox' },
      }
      entries.set(channelToken, { channel, expiresAt: Date.now() + lifetimeMs })
      return { channelToken, channel }
    },
    complete(token, reply) {
      const channel = find(token)
      if (channel?.state !== 'pending') return undefined
      const completed = { ...reply, ...channel, state: 'completed' } as const
      entries.set(token, { channel: completed, expiresAt: Date.now() + lifetimeMs })
      return completed
    },
    close: (token) => entries.delete(token),
    clear: () => entries.clear(),
  }
}
