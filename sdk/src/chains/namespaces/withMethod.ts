import { connectionClientNotSet, networkClientMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { Namespace } from './Namespace.ts'

const missing = {
  signMessage: connectionClientNotSet,
  switchNetwork: networkClientMissing,
} as const

/**
 * A namespace that has a method: an adapter of the host app may be plain JavaScript.
 *
 * @throws WalletKitError `CONNECTION_CLIENT_NOT_SET` without `signMessage`, `NETWORK_CLIENT_MISSING` without `switchNetwork`
 */
export function withMethod(namespace: Namespace, method: keyof typeof missing): Namespace {
  if (typeof namespace[method] === 'function') return namespace
  throw createError(missing[method], { context: { namespace: namespace.name } })
}
