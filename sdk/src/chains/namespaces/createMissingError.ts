import { adapterMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'

/** A host's mistake, whose words the first load does without. */
export function createMissingError(namespace: ChainNamespace): WalletKitError {
  return createError(adapterMissing, { context: { namespace } })
}
