import { reactContextUnavailable } from '@wallet-kit/clients/errors/constants'
import { createError } from '@wallet-kit/sdk/errors'

/**
 * In place of what needs a page or React's contexts, in React Server Components. Build tools select these entries by the
 * condition `react-server`, which React itself requires there.
 *
 * @throws WalletKitError `REACT_CONTEXT_UNAVAILABLE`
 */
export function refuse(): never {
  throw createError(reactContextUnavailable)
}
