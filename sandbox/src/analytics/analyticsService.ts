import type { AnalyticsRouteHandlers } from '@wallet-kit/clients/analytics/routes'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'

const operations = {
  sendEvent: 'POST /e',
  sendEvents: 'POST /batch',
} as const satisfies Readonly<Record<keyof AnalyticsRouteHandlers, OperationPattern>>

/** The analytics service as faults and the request log identify it. */
export const analyticsService: Service = {
  id: 'analytics',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
