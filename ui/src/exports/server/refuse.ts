import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import { WalletKitError } from '@wallet-kit/sdk/errors'

/**
 * In place of what needs a page or React's contexts, in React Server Components. Build tools select these entries by the
 * condition `react-server`, which React itself requires there.
 *
 * @throws WalletKitError `REACT_CONTEXT_UNAVAILABLE`
 */
export function refuse(): never {
  throw new WalletKitError('REACT_CONTEXT_UNAVAILABLE', deferredErrors.REACT_CONTEXT_UNAVAILABLE)
}
