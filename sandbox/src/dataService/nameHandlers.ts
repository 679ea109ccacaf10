import type { NameServiceRouteHandlers } from '@wallet-kit/clients/name-service/routes'
import { isHex } from 'viem'
import type { ServiceContext } from './createDataService.ts'
import { isEvmAddress } from './readAccount.ts'
import { badAddress, badField, found, requestId, unknownProject } from './replies.ts'
import { serviceError } from './serviceError.ts'

const zones: ReadonlySet<string> = new Set(['reown.id', 'wcn.id'])
/** Attributes that a name may have. */
const knownAttributes: ReadonlySet<string> = new Set(['bio'])
/** Seconds that a registration's time may differ from the server's. */
const tolerance = 10
const ethereumCoinType = 60
const evmCoinTypes = 0x80000000
const mostSuggestions = 5

/** Names: lookups, suggestions, and registrations that the owner has signed. */
export function nameHandlers({ dataService }: ServiceContext): NameServiceRouteHandlers {
  const { chains, names } = dataService
  return {
    lookupName({ path: { name }, query }) {
      if (!query.projectId) return unknownProject()
      if (!zones.has(zoneOf(name))) return badField('name', 'Names are not registered in this zone.')
      const record = names.find(name)
      if (record) return found(record)
      return query.apiVersion === 2 ? found([]) : notFound('name', 'The name is not registered.')
    },
    lookupAddress({ path: { address }, query }) {
      if (!query.projectId) return unknownProject()
      if (!isEvmAddress(address)) return badAddress()
      const records = [...names.list(address)]
      if (records.length > 0 || query.apiVersion === 2) return found(records)
      return notFound('address', 'The account has no name.')
    },
    suggestNames({ path: { name }, query }) {
      if (!query.projectId) return unknownProject()
      const { zone } = query
      if (!zones.has(zone)) return badField('name', 'Names are not registered in this zone.')
      const isRegistered = (label: string) => names.find(`${label}.${zone}`) !== undefined
      const free = variantsOf(name).filter((label) => label.length <= longestLabel && !isRegistered(label))
      const suggestions = [
        { name: `${name}.${zone}`, registered: isRegistered(name) },
        ...free.map((label) => ({ name: `${label}.${zone}`, registered: false })),
      ]
      return found({ suggestions: suggestions.slice(0, mostSuggestions) })
    },
    async registerName({ body, query }) {
      if (!query.projectId) return unknownProject()
      const coinType = 'coinType' in body ? body.coinType : body.coin_type
      const { address, message, signature } = body
      if (!isEvmAddress(address)) return badAddress()
      const payload = readMessage(message)
      if (!payload) return { status: 422, body: serviceError('', 'The message is not JSON.') }
      const { name, attributes, timestamp } = payload
      if (typeof name !== 'string' || !isName(name)) return badField('name', 'The name is not valid.')
      if (!isAttributes(attributes)) return badField('attributes', 'Only a bio can be set.')
      if (typeof timestamp !== 'number' || Math.abs(Date.now() / 1_000 - timestamp) > tolerance) {
        return badField('timestamp', 'The message is too old, or from the future.')
      }
      const chain = chains.find(({ definition: { chainId } }) => coinTypesOf(chainId).includes(coinType))
      if (!chain) return badField('coin_type', 'The coin type is not supported.')
      const isSigned = isHex(signature) && (await chain.verifySignature({ address, message, signature }))
      if (!isSigned) {
        return { status: 401, body: serviceError('signature', 'The signature is not by the account.') }
      }
      const record = names.register({ name, owner: address, coinType, attributes })
      return record ? found(record) : badField('name', 'The name is already registered.')
    },
  }
}

function notFound(field: string, description: string) {
  return { status: 404, body: serviceError(field, description), headers: requestId() } as const
}

function zoneOf(name: string): string {
  return name.slice(name.indexOf('.') + 1)
}

const longestLabel = 64

function isName(name: string): boolean {
  return /^[a-z0-9-]{3,64}\.[a-z0-9-]+\.[a-z0-9-]+$/.test(name) && zones.has(zoneOf(name))
}

/** Free names may be among these. */
function variantsOf(label: string): readonly string[] {
  return ['1', '-eth', '-wallet', '42', '-id', '-2', '-hq', '99'].map((suffix) => `${label}${suffix}`)
}

/** Chain 1 has two coin types: the general one, and Ethereum's own. */
function coinTypesOf(chainId: number): readonly number[] {
  // Unsigned: `|` would make it negative.
  const general = evmCoinTypes + chainId
  return chainId === 1 ? [general, ethereumCoinType] : [general]
}

function readMessage(message: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload: unknown = JSON.parse(message)
    const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    return isObject ? (payload as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

function isAttributes(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, text]) => knownAttributes.has(key) && typeof text === 'string')
  )
}
