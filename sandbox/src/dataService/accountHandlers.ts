import { isAddress as isSolanaAddress } from '@solana/kit'
import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { linkBase } from '../http/linkBase.ts'
import type { ServiceContext } from './createDataService.ts'
import { getBalance } from './getBalance.ts'
import { getHistory } from './getHistory.ts'
import { getTokenPrices } from './getTokenPrices.ts'
import { readCursor, writeCursor } from './historyCursor.ts'
import { listPurchases } from './listPurchases.ts'
import { isEvmAddress, readAccount } from './readAccount.ts'
import {
  badAddress,
  badField,
  chainUnavailable,
  found,
  requestId,
  tokenIconUrl,
  unknownProject,
  unsupportedChain,
} from './replies.ts'

type AccountHandlers = Pick<
  DataServiceRouteHandlers,
  'getSupportedChains' | 'getIdentity' | 'getBalance' | 'getHistory' | 'getTokenPrices'
>

/** Networks, identities, balances and prices. */
export function accountHandlers({ dataService, origin }: ServiceContext): AccountHandlers {
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
      const avatar = named?.hasAvatar ? `${linkBase(raw, origin)}/avatars/${address}` : null
      return {
        status: 200,
        body: { name: named?.name ?? null, avatar, resolvedAt: isSolana ? null : new Date().toISOString() },
        headers: { ...requestId(), 'Cache-Control': `public, max-age=${isSolana ? 3_600 : 86_400}` },
      }
    },
    async getBalance({ path: { address }, query, header, raw }) {
      if (!query.projectId) return unknownProject()
      // The hosted service returns an empty list to callers that do not send their SDK's version.
      if (!query.sv && !header['X-Sdk-Version']) return found({ balances: [] })
      const account = readAccount(address, query.chainId)
      if (!account) return badAddress()
      if (query.forceUpdate && account.namespace !== 'eip155') {
        return badField('chainId', 'Only EVM networks can be read afresh.')
      }
      const result = await getBalance(dataService, {
        account,
        currency: query.currency,
        caipNetworkId: query.chainId,
        iconUrl: tokenIconUrl(raw, origin),
      })
      switch (result.outcome) {
        case 'found':
          return found({ balances: result.balances })
        case 'unsupported-chain':
          return unsupportedChain()
        case 'chain-unavailable':
          return chainUnavailable()
      }
    },
    async getHistory({ path: { account: address }, query, raw }) {
      if (!query.projectId) return unknownProject()
      const account = readAccount(address, query.chainId)
      if (!account) return badAddress()
      if (query.onramp !== undefined) {
        if (account.namespace !== 'eip155')
          return badField('provider', 'Purchases are listed on EVM networks only.')
        const iconUrl = tokenIconUrl(raw, origin)
        return found(listPurchases(dataService, { account, caipNetworkId: query.chainId, iconUrl }))
      }
      const before = query.cursor === undefined ? undefined : readCursor(query.cursor)
      if (query.cursor !== undefined && !before) return badField('cursor', 'The cursor is not valid.')
      const result = await getHistory(dataService, {
        account,
        caipNetworkId: query.chainId,
        currency: query.currency ?? 'usd',
        before,
        iconUrl: tokenIconUrl(raw, origin),
        imageUrl: (path) => `${linkBase(raw, origin)}${path}`,
      })
      switch (result.outcome) {
        case 'found':
          return found({ data: result.items, next: result.next ? writeCursor(result.next) : null })
        case 'unsupported-chain':
          return unsupportedChain()
        case 'chain-unavailable':
          return chainUnavailable()
      }
    },
    getTokenPrices({ body: { projectId, addresses, currency }, raw }) {
      if (!projectId) return unknownProject()
      const iconUrl = tokenIconUrl(raw, origin)
      return found({ fungibles: getTokenPrices(dataService, { addresses, currency, iconUrl }) })
    },
  }
}
