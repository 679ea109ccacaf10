import type { InvalidRequest } from '@wallet-kit/clients/runtime/routes/addRoute'
import type { RouteResult } from '@wallet-kit/clients/runtime/routes/routeResponse'
import { badField } from './replies.ts'

/** Operations that refuse a body of the wrong shape with 422. */
const refusedWith422: ReadonlySet<string> = new Set([
  'buildSwapTransaction',
  'createOnrampUrl',
  'getTokenPrices',
  'registerName',
  'revokeSmartSession',
])

/** Refuses a request that breaks its contract, as the hosted service does: in plain text, mostly with 400. */
export function refuseInvalid({ operation, status, issues }: InvalidRequest): RouteResult {
  const paths = issues.map(({ path }) => path)
  if (operation === 'getTokenPrices' && paths.every((path) => path === 'body.addresses')) {
    return badField('address', 'There must be an address.')
  }
  if (operation === 'getHistory' && paths.every((path) => path === 'query.onramp')) {
    return badField('provider', 'The provider is not supported.')
  }
  const isBody = paths.every((path) => path.startsWith('body.'))
  const isShape = status === 400 && isBody && refusedWith422.has(operation)
  const body = issues.map(({ path, message }) => `${path}: ${message}`).join('\n')
  return { status: isShape ? 422 : status, type: 'text/plain', body }
}
