import type { Wallet } from '@wallet-standard/base'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { ignoreRejection } from '../../../foundation/platform/ignoreRejection.ts'
import type { WalletEvents } from '../Namespace.ts'
import { toWalletError } from '../walletErrors/toWalletError.ts'
import { readAddresses } from './readAddresses.ts'

const feature = 'standard:events'

interface EventsFeature {
  on?(event: 'change', listener: (properties: unknown) => void): unknown
}

/**
 * Listens to a wallet's accounts. The function that stops it never throws, and no report passes it, even where the
 * wallet keeps its listeners.
 *
 * @throws WalletKitError `WALLET_REQUEST_FAILED`
 */
export function watchAccounts(
  wallet: Wallet,
  { accountsChanged, disconnect }: Pick<WalletEvents, 'accountsChanged' | 'disconnect'>,
): () => void {
  let isStopped = false
  const listener = (properties: unknown) => {
    if (isStopped) return
    const accounts = ignoreErrors(() => (properties as { accounts?: unknown } | null | undefined)?.accounts)
    if (!accounts) return
    const addresses = readAddresses(accounts)
    const isLocked = ignoreErrors(() => Array.isArray(accounts) && accounts.length === 0) === true
    // Accounts that cannot be read are accounts that must not be shown.
    if (addresses.length > 0 || isLocked) accountsChanged(addresses)
    else disconnect()
  }
  try {
    const off = (wallet.features[feature] as EventsFeature | undefined)?.on?.('change', listener)
    if (typeof off !== 'function') ignoreRejection(off)
    return () => {
      isStopped = true
      ignoreErrors(() => ignoreRejection((off as (() => unknown) | undefined)?.()))
    }
  } catch (error) {
    isStopped = true
    throw toWalletError(error, feature)
  }
}
