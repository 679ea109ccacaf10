import { isAccountAddress } from '../../chains/namespaces/families/isAccountAddress.ts'
import { chainNamespaces } from '../../chains/namespaces/families/traits.ts'
import { isCaipNetworkId } from '../../chains/networks/isCaipNetworkId.ts'
import { isConnectorId } from '../../wallets/connection/readStored.ts'
import type { LastConnection, LastVisit } from './LastVisit.ts'

const name = 'appkit.last_visit'

/** Longest value, in characters: four families need half of it, and browsers and servers accept 4,096 bytes. */
const longestValue = 2_048

/** In seconds: 30 days. After that a server renders a visitor as a new one. */
const life = 30 * 24 * 60 * 60

/**
 * The text that sets the cookie of a visit (RFC 6265), or deletes it where there is nothing to remember. Sent by requests
 * of the same site alone.
 *
 * @param isSecure whether the page was loaded by https
 */
export function writeLastVisit(visit: LastVisit, isSecure: boolean): string {
  const isEmpty = !visit.networkId && Object.keys(visit.connections).length === 0
  const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(visit))
  const isKept = value !== '' && value.length <= longestValue
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${isKept ? life : 0}`,
    ...(isSecure ? ['Secure'] : []),
  ]
  return [`${name}=${isKept ? value : ''}`, ...attributes].join('; ')
}

/**
 * The last visit of the visitor who sends a request, from the cookie of `cookieStorage`: plain data, for the
 * `initialState` of `AppKitProvider`. Anyone can set a cookie: what no kit has written is left out, field by field.
 *
 * @param cookie the request's `Cookie` header, e.g. `(await headers()).get('cookie')` in Next
 * @returns `undefined` without the cookie
 * @example
 * const initialState = cookieToInitialState((await headers()).get('cookie'))
 */
export function cookieToInitialState(cookie: string | null | undefined): LastVisit | undefined {
  const prefix = `${name}=`
  const pair = cookie?.split(';').find((part) => part.trimStart().startsWith(prefix))
  const value = pair?.trim().slice(prefix.length)
  if (!value || value.length > longestValue) return undefined
  const { networkId, connections } = parse(value)
  const read = toFields(connections)
  const kept = chainNamespaces.flatMap((namespace): [string, LastConnection][] => {
    const { connectorId, address } = toFields(Object.hasOwn(read, namespace) ? read[namespace] : undefined)
    if (!isConnectorId(connectorId) || !isAccountAddress(namespace, address)) return []
    return [[namespace, { connectorId, address }]]
  })
  return { ...(isCaipNetworkId(networkId) && { networkId }), connections: Object.fromEntries(kept) }
}

function parse(value: string): Readonly<Record<string, unknown>> {
  try {
    return toFields(JSON.parse(decodeURIComponent(value)))
  } catch {
    // Written by another script: treated as empty.
    return {}
  }
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
