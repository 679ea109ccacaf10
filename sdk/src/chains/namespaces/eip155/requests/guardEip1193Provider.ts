import { createProviderError } from '../../createProviderError.ts'
import type { RequestGuard } from '../../HeldRequest.ts'
import type { Eip1193Provider, RequestArguments } from '../Eip1193Provider.ts'
import { heldMethods } from './heldMethods.ts'
import { freeMethods } from './methodRules.ts'

/**
 * A provider that holds what signs or sends, passes on what only reads, and refuses everything else. It has nothing but
 * the methods of EIP-1193, so that no older one (`send`, `sendAsync`) goes around it.
 */
export const guardEip1193Provider: RequestGuard<Eip1193Provider> = (provider, hold, refused) => ({
  async request(given: RequestArguments) {
    // Read once: the page may have put getters there.
    const { method, params } = given
    const pass = (values: RequestArguments['params']) =>
      provider.request(values === undefined ? { method } : { method, params: values })
    if (freeMethods.has(method)) return pass(params)
    if (!heldMethods.has(method)) {
      refused(method)
      throw createProviderError(4200, 'Requested RPC call is not allowed')
    }
    const copy = structuredClone(params)
    return hold({ method, params: copy }, () => pass(copy))
  },
  on: (event, listener) => provider.on?.(event, listener),
  removeListener: (event, listener) => provider.removeListener?.(event, listener),
})
