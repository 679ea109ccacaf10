import {
  buildSwapApprovalRoute,
  buildSwapTransactionRoute,
  getBalanceRoute,
  getGasPriceRoute,
  getHistoryRoute,
  getIdentityRoute,
  getSupportedChainsRoute,
  getSwapAllowanceRoute,
  getSwapQuotesRoute,
  getSwapTokensRoute,
  getTokenPricesRoute,
} from '@wallet-kit/clients/data-service/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import type { ServiceContext } from './createDataService.ts'
import { createDataServiceHandlers } from './createDataServiceHandlers.ts'
import { dataServiceService } from './dataServiceService.ts'

/** Mounts the data service under `/data-service`. */
export function mountDataService(context: ServiceContext): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  const handlers = createDataServiceHandlers(context)
  getSupportedChainsRoute(routes, handlers.getSupportedChains)
  getIdentityRoute(routes, handlers.getIdentity)
  getBalanceRoute(routes, handlers.getBalance)
  getHistoryRoute(routes, handlers.getHistory)
  getTokenPricesRoute(routes, handlers.getTokenPrices)
  getSwapQuotesRoute(routes, handlers.getSwapQuotes)
  getSwapTokensRoute(routes, handlers.getSwapTokens)
  getSwapAllowanceRoute(routes, handlers.getSwapAllowance)
  getGasPriceRoute(routes, handlers.getGasPrice)
  buildSwapApprovalRoute(routes, handlers.buildSwapApproval)
  buildSwapTransactionRoute(routes, handlers.buildSwapTransaction)
  return { service: dataServiceService, basePath: '/data-service', routes, isOpen: true }
}
