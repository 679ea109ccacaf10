import { type BlockList, isIP } from 'node:net'

/**
 * Adds an address, or a network in CIDR notation, to a list.
 *
 * @throws TypeError when it is neither
 */
export function addressRange(list: BlockList, text: string): void {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  const bits = family === 6 ? 128 : 32
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  if (family === 0 || !isPrefix || rest.length > 0) throw new TypeError('It is no address and no network')
  list.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 6 ? 'ipv6' : 'ipv4')
}
