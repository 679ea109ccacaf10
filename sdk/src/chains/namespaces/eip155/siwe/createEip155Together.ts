import { raceSignal } from '../../../../foundation/platform/raceSignal.ts'
import { withTimeLimit } from '../../../../foundation/platform/withTimeLimit.ts'
import type { Together } from '../../Together.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { connectAndSign } from './connectAndSign.ts'
import type { EvmWalletAccess } from './EvmWalletAccess.ts'
import { supportsConnect } from './supportsConnect.ts'

/** Time for an answer that needs no person, in ms. */
const patience = 1_000

/** `wallet_connect` with a sign-in message. https://eips.ethereum.org/EIPS/eip-7846 */
export function createEip155Together(access: EvmWalletAccess): Together<Eip1193Provider> {
  const askQuietly = (
    provider: Eip1193Provider,
    signal: AbortSignal,
    ...request: readonly [method: string, params?: readonly unknown[]]
  ) =>
    withTimeLimit(patience, signal, (limited) =>
      raceSignal(access.wrapProvider(provider).request(...request), limited),
    )

  return {
    isSupported: (provider, { rdns, signal }) =>
      supportsConnect((...request) => askQuietly(provider, signal, ...request), { rdns, signal }),
    async readNetworkId(provider, _, signal) {
      try {
        return access.readChainId(await askQuietly(provider, signal, 'eth_chainId'))
      } catch {
        signal.throwIfAborted()
        // Not all wallets say it before they are connected.
        return undefined
      }
    },
    requestAccounts: (provider, request) => connectAndSign(access, provider, request),
  }
}
