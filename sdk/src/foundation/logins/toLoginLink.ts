import { type AppLink, toServiceLink } from '../links/toAppLink.ts'

/**
 * A page of a login that the service names: anywhere over https, as it is that of a network; over http on the service's own
 * origin alone, as in development. `undefined` for anything else.
 *
 * @param origin the service's
 */
export function toLoginLink(address: string, origin: string): AppLink | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin: own } = new URL(address)
  return toServiceLink(address, protocol === 'https:' ? [origin, own] : [origin])
}
