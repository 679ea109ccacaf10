import type { Together } from '../../Together.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { readChainId } from '../readChainId.ts'
import { askQuietly } from './askQuietly.ts'
import { connectAndSign } from './connectAndSign.ts'
import { supportsConnect } from './supportsConnect.ts'

/** `wallet_connect` with a sign-in message. https://eips.ethereum.org/EIPS/eip-7846 */
export const eip155Together: Together<Eip1193Provider> = {
  isSupported: supportsConnect,
  async readNetworkId(provider, _, signal) {
    try {
      return readChainId(await askQuietly(provider, signal, 'eth_chainId'))
    } catch {
      signal.throwIfAborted()
      // Not all wallets say it before they are connected.
      return undefined
    }
  },
  requestAccounts: connectAndSign,
}
