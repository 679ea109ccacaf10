import { raceSignal } from '../../../../foundation/platform/raceSignal.ts'
import { withTimeLimit } from '../../../../foundation/platform/withTimeLimit.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { wrapProvider } from '../wrapProvider.ts'

/** Time for an answer that needs no person, in ms. */
const patience = 1_000

/**
 * Asks a wallet for what it answers without its user.
 *
 * @throws WalletKitError as `wrapProvider`; another error when it does not answer in time; the reason of the signal
 */
export function askQuietly(
  provider: Eip1193Provider,
  signal: AbortSignal,
  ...request: readonly [method: string, params?: readonly unknown[]]
): Promise<unknown> {
  return withTimeLimit(patience, signal, (limited) =>
    raceSignal(wrapProvider(provider).request(...request), limited),
  )
}
