import { randomUUID } from 'node:crypto'
import { isAddress as isSolanaAddress } from '@solana/kit'
import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { isAddress } from 'viem'
import { publicUrl } from '../http/publicUrl.ts'
import type { DataService } from './createDataService.ts'
import type { GetBalanceParameters } from './getBalance.ts'
import { serviceError } from './serviceError.ts'

export interface CreateDataServiceHandlersParameters {
  readonly dataService: DataService
  /** The sandbox's own origin, for links to images when the caller's is unknown. */
  readonly origin: string
}

/** The operations of the data service that the sandbox serves. */
export type DataServiceHandlers = Pick<
  DataServiceRouteHandlers,
  'getSupportedChains' | 'getIdentity' | 'getBalance'
>

/** Implements the operations of the data service. */
export function createDataServiceHandlers(
  parameters: CreateDataServiceHandlersParameters,
): DataServiceHandlers {
  const { dataService, origin } = parameters
  const linkBase = (request: Request) => {
    const seen = publicUrl(request)
    return seen?.prefix ? `${seen.origin}${seen.prefix}` : origin
  }
  return {
    getSupportedChains({ query }) {
      if (!query.projectId) return unknownProject()
      const ids = [
        ...dataService.chains.map(({ caipNetworkId }) => caipNetworkId),
        dataService.solana.definition.caipNetworkId,
      ]
      const headers = { ...requestId(), 'Cache-Control': 'public, max-age=86400, s-maxage=86400' }
      return { status: 200, body: { http: ids, ws: [] }, headers }
    },
    getIdentity({ path: { address }, query, raw }) {
      if (!query.projectId) return unknownProject()
      if (query.useCache !== undefined) return badField('useCache', 'Only test projects may choose.')
      const isSolana = isSolanaAddress(address)
      if (!isSolana && !isEvmAddress(address)) return badAddress()
      const named = isSolana ? undefined : dataService.identities.find(address)
      const avatar = named?.hasAvatar ? `${linkBase(raw)}/avatars/${address}` : null
      return {
        status: 200,
        body: { name: named?.name ?? null, avatar, resolvedAt: isSolana ? null : new Date().toISOString() },
        headers: { ...requestId(), 'Cache-Control': `public, max-age=${isSolana ? 3_600 : 86_400}` },
      }
    },
    async getBalance({ path: { address }, query, header, raw }) {
      if (!query.projectId) return unknownProject()
      // The hosted service returns an empty list to callers that do not send their SDK's version.
      if (!query.sv && !header['X-Sdk-Version'])
        return { status: 200, body: { balances: [] }, headers: requestId() }
      const account = readAccount(address, query.chainId)
      if (!account) return badAddress()
      if (query.forceUpdate && account.namespace !== 'eip155') {
        return badField('chainId', 'Only EVM networks can be read afresh.')
      }
      const result = await dataService.getBalance({
        account,
        currency: query.currency,
        caipNetworkId: query.chainId,
        iconUrl: (symbol) => `${linkBase(raw)}/wallet-directory/public/getTokenImage/${symbol}`,
      })
      switch (result.outcome) {
        case 'found':
          return { status: 200, body: { balances: result.balances }, headers: requestId() }
        case 'unsupported-chain':
          return badField('chainId', 'The network is not supported.')
        case 'chain-unavailable':
          return { status: 503, body: serviceError('chainId', 'No provider of this network answers.') }
      }
    },
  }
}

/** Undefined when the address does not fit the network's namespace. The default namespace is eip155. */
function readAccount(
  address: string,
  caipNetworkId: string | undefined,
): GetBalanceParameters['account'] | undefined {
  if (caipNetworkId?.startsWith('solana:')) {
    return isSolanaAddress(address) ? { namespace: 'solana', address } : undefined
  }
  return isEvmAddress(address) ? { namespace: 'eip155', address } : undefined
}

function isEvmAddress(address: string): address is `0x${string}` {
  return isAddress(address, { strict: false })
}

function unknownProject() {
  return { status: 401, body: serviceError('authentication', 'The project is not known.') } as const
}

function badAddress() {
  return badField('address', 'The address is not valid for the namespace.')
}

function badField(field: string, description: string) {
  return { status: 400, body: serviceError(field, description), headers: requestId() } as const
}

function requestId() {
  return { 'X-Request-Id': randomUUID() }
}
