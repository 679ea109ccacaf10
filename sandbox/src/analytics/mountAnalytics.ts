import { createAnalyticsRoutes } from '@wallet-kit/clients/analytics/routes'
import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { analyticsService } from './analyticsService.ts'

const accepted = { status: 202 } as const

/** Mounts the analytics service under `/analytics`. Received events are in the request log. */
export function mountAnalytics(): ServiceMount {
  const routes = new Hono<SandboxEnvironment>()
  createAnalyticsRoutes(routes, { sendEvent: () => accepted, sendEvents: () => accepted })
  return { service: analyticsService, basePath: '/analytics', routes, isOpen: true }
}
