import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'
import type { DataServiceHandlers } from './createDataServiceHandlers.ts'
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
} as const satisfies Readonly<Record<keyof DataServiceHandlers, OperationPattern>>

/** The data service as faults and the request log identify it. */
export const dataServiceService: Service = {
  id: 'dataService',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: serviceErrorBody,
}
