import { isIPv6 } from 'node:net'

/** Who sends a request, for limits: its IPv4 address, or the /64 network of an IPv6 address, which is one subscriber's. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  if (!isIPv6(address)) return address
  // As URL writes it, without leading zeros; what `::` stands for is filled in.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
