import type { AuthSessionRouteHandlers } from '@wallet-kit/clients/auth-session/routes'
import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'

const operations = {
  getSession: 'GET /session',
  updateSession: 'POST /session',
  getCsrfToken: 'GET /csrf',
  getProviders: 'GET /providers',
  createNonce: 'POST /nonce',
  signIn: 'POST /signin/{provider}',
  completeSignIn: 'POST /callback/{provider}',
  signOut: 'POST /signout',
} as const satisfies Readonly<Record<keyof AuthSessionRouteHandlers, OperationPattern>>

/** The auth server as faults and the request log identify it. */
export const authService: Service = {
  id: 'auth',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
