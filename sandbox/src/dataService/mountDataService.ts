import { createDataServiceRoutes } from '@wallet-kit/clients/data-service/routes/createDataServiceRoutes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import {
  type CreateDataServiceHandlersParameters,
  createDataServiceHandlers,
} from './createDataServiceHandlers.ts'
import { dataServiceService } from './dataServiceService.ts'

/** The data service under `/data-service`. */
export function mountDataService(parameters: CreateDataServiceHandlersParameters): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  createDataServiceRoutes(routes, createDataServiceHandlers(parameters))
  return { service: dataServiceService, basePath: '/data-service', routes, isOpen: true }
}
