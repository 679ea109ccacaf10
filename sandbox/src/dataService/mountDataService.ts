import {
  getBalanceRoute,
  getIdentityRoute,
  getSupportedChainsRoute,
} from '@wallet-kit/clients/data-service/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import {
  type CreateDataServiceHandlersParameters,
  createDataServiceHandlers,
} from './createDataServiceHandlers.ts'
import { dataServiceService } from './dataServiceService.ts'

/** Mounts the data service under `/data-service`. */
export function mountDataService(parameters: CreateDataServiceHandlersParameters): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  const handlers = createDataServiceHandlers(parameters)
  getSupportedChainsRoute(routes, handlers.getSupportedChains)
  getIdentityRoute(routes, handlers.getIdentity)
  getBalanceRoute(routes, handlers.getBalance)
  return { service: dataServiceService, basePath: '/data-service', routes, isOpen: true }
}
