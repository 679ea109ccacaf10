import type { RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import { createWalletError } from '../createWalletError.ts'
import type { ScriptedWallet } from '../ScriptedWallet.ts'

/** Methods of a phone wallet on EVM networks. */
export const evmMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]

/** Runs a request of a session in the scripted wallet. The user's permission is the session itself. */
export async function requestEvm(
  wallet: ScriptedWallet | undefined,
  chainId: string,
  request: RequestArguments,
): Promise<unknown> {
  if (!wallet || !evmMethods.includes(request.method)) {
    throw createWalletError(4200, `The wallet does not have ${request.method}.`)
  }
  // A request names its network: the wallet switches to it before it asks its user.
  const present = Number(await wallet.provider.request({ method: 'eth_chainId' }))
  const target = Number(chainId.slice(chainId.indexOf(':') + 1))
  if (target !== present && request.method === 'eth_sendTransaction') wallet.changeChain(target)
  return wallet.provider.request(request)
}
