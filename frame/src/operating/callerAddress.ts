import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { addressRange } from './addressRange.ts'

/** Finds the address of who sent a request; undefined where there is no connection. */
export type CallerAddress = (context: Context) => string | undefined

/**
 * The address that a connection comes from. Of a trusted proxy's connection, the last address of `X-Forwarded-For` that
 * is no trusted proxy's: what is left of it, the caller may have written.
 *
 * @param trustedProxies addresses, and networks in CIDR notation
 * @throws TypeError when one is neither
 */
export function callerAddress(trustedProxies: readonly string[]): CallerAddress {
  const trusted = new BlockList()
  for (const each of trustedProxies) addressRange(trusted, each)
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (context) => {
    const peer = peerOf(context)
    if (peer === undefined) return undefined
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map(toAddress).reverse()
    let caller = peer
    for (const next of forwarded) {
      // The last address that is known for certain counts when one is not readable.
      if (!isTrusted(caller) || next === undefined) return caller
      caller = next
    }
    return caller
  }
}

function peerOf({ env }: Context): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return toAddress(incoming?.socket?.remoteAddress ?? '')
}

/** An address without brackets, port, zone and the prefix of IPv4 in IPv6. */
function toAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
  return isIP(bare) === 0 ? undefined : bare
}
