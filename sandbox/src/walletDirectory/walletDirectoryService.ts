import type { WalletDirectoryRouteHandlers } from '@wallet-kit/clients/wallet-directory/routes'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'

const operations = {
  getWallets: 'GET /getWallets',
  getWalletImage: 'GET /getWalletImage/{imageId}',
  getAssetImage: 'GET /public/getAssetImage/{imageId}',
  getCurrencyImage: 'GET /public/getCurrencyImage/{currencyId}',
  getTokenImage: 'GET /public/getTokenImage/{symbol}',
  getAnalyticsConfig: 'GET /getAnalyticsConfig',
} as const satisfies Readonly<Record<keyof WalletDirectoryRouteHandlers, OperationPattern>>

/** The wallet directory as faults and the request log identify it. */
export const walletDirectoryService: Service = {
  id: 'walletDirectory',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
