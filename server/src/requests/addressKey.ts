import { isIPv6 } from 'node:net'

/** Key that an IP address is counted by: itself, or the /64 network of an IPv6 address, which is one subscriber's. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const all = [...groups, ...zeros, ...rest].map((group) => Number.parseInt(group, 16).toString(16))
  return `${all.slice(0, 4).join(':')}::/64`
}
