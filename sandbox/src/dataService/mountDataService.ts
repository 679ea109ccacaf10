import { createDataServiceRoutes } from '@wallet-kit/clients/data-service/routes'
import { createNameServiceRoutes } from '@wallet-kit/clients/name-service/routes'
import { sendBundlerRequestRoute } from '@wallet-kit/clients/rpc-proxy/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { bundlerHandlers } from './bundlerHandlers.ts'
import type { ServiceContext } from './createDataService.ts'
import { createDataServiceHandlers } from './createDataServiceHandlers.ts'
import { dataServiceService } from './dataServiceService.ts'
import { nameHandlers } from './nameHandlers.ts'
import { refuseInvalid } from './refuseInvalid.ts'

/** Mounts the data service under `/data-service`, with the name service, and the bundlers, which share its base URL. */
export function mountDataService(context: ServiceContext): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  createDataServiceRoutes(routes, createDataServiceHandlers(context), { refuse: refuseInvalid })
  createNameServiceRoutes(routes, nameHandlers(context), { refuse: refuseInvalid })
  sendBundlerRequestRoute(routes, bundlerHandlers(context).sendBundlerRequest, { refuse: refuseInvalid })
  return { service: dataServiceService, basePath: '/data-service', routes, isOpen: true }
}
