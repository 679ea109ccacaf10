import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import type { NameServiceRouteHandlers } from '@wallet-kit/clients/name-service/routes'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'
import { serviceErrorBody } from './serviceError.ts'

const operations = {
  getSupportedChains: 'GET /v1/supported-chains',
  getIdentity: 'GET /v1/identity/{address}',
  getBalance: 'GET /v1/account/{address}/balance',
  getHistory: 'GET /v1/account/{account}/history',
  getTokenPrices: 'POST /v1/fungible/price',
  getSwapQuotes: 'GET /v1/convert/quotes',
  getSwapTokens: 'GET /v1/convert/tokens',
  getSwapAllowance: 'GET /v1/convert/allowance',
  getGasPrice: 'GET /v1/convert/gas-price',
  buildSwapApproval: 'GET /v1/convert/build-approve',
  buildSwapTransaction: 'POST /v1/convert/build-transaction',
  createOnrampUrl: 'POST /v1/generators/onrampurl',
  getOnrampOptions: 'GET /v1/onramp/options',
  getOnrampQuote: 'POST /v1/onramp/quote',
  getOnrampBuyOptions: 'GET /v1/onramp/buy/options',
  getOnrampBuyQuote: 'GET /v1/onramp/buy/quotes',
  getSmartSessions: 'GET /v1/sessions/{address}',
  revokeSmartSession: 'POST /v1/sessions/{address}/revoke',
  lookupName: 'GET /v1/profile/account/{name}',
  lookupAddress: 'GET /v1/profile/reverse/{address}',
  suggestNames: 'GET /v1/profile/suggestions/{name}',
  registerName: 'POST /v1/profile/account',
  sendBundlerRequest: 'POST /v1/bundler',
} as const satisfies Readonly<
  Record<
    keyof DataServiceRouteHandlers | keyof NameServiceRouteHandlers | 'sendBundlerRequest',
    OperationPattern
  >
>

/** The data service as faults and the request log identify it. */
export const dataServiceService: Service = {
  id: 'dataService',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: serviceErrorBody,
}
