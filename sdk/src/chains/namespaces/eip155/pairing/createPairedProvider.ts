import { callListeners } from '../../../../foundation/platform/callListeners.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { RemoteWallet } from '../../RemoteWallet.ts'
import type { Eip1193Provider, RequestArguments } from '../Eip1193Provider.ts'
import { readChainId } from '../readChainId.ts'

type Listener = (...values: never[]) => void

/**
 * An EIP-1193 provider in front of a paired wallet. Requests that the session can answer (accounts, chain, switching
 * between approved chains) are answered here; all others go to the wallet.
 */
export function createPairedProvider(remote: RemoteWallet): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()

  function emit(event: string, value: unknown): void {
    callListeners((listeners.get(event) ?? []) as Iterable<(value: unknown) => void>, value)
  }

  remote.subscribe((change) => {
    if (change === 'accounts') emit('accountsChanged', getAddresses(remote))
    if (change === 'network') emit('chainChanged', toHex(remote.getNetworkId()))
    if (change === 'end') emit('disconnect', { code: 4900, message: 'The wallet has ended the session.' })
  })

  async function request({ method, params }: RequestArguments): Promise<unknown> {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return getAddresses(remote)
    if (method === 'eth_chainId') return toHex(remote.getNetworkId())
    // A smart session is the wallet's to end.
    if (
      method === 'wallet_revokePermissions' &&
      !(params as readonly { pci?: unknown }[] | undefined)?.[0]?.pci
    ) {
      await remote.disconnect()
      return null
    }
    if (method === 'wallet_switchEthereumChain') {
      const id = readTarget(params)
      if (id && remote.getNetworkIds().includes(id)) {
        await remote.switchNetwork?.(id)
        remote.setNetworkId(id)
        return null
      }
      const reply = await remote.request({ method, params })
      // A wallet that agrees adds the chain to the session, which its update may announce later.
      if (id) remote.setNetworkId(id)
      return reply
    }
    return remote.request({ method, params })
  }

  return {
    request,
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

/** Accounts on the present chain; a wallet may approve different ones per chain. */
function getAddresses(remote: RemoteWallet): readonly string[] {
  const prefix = `${remote.getNetworkId()}:`
  return remote
    .getAccounts()
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length))
}

function toHex(id: CaipNetworkId): string {
  return `0x${Number(id.slice(id.indexOf(':') + 1)).toString(16)}`
}

function readTarget(params: RequestArguments['params']): CaipNetworkId | undefined {
  const [target] = Array.isArray(params) ? (params as readonly { chainId?: unknown }[]) : []
  return readChainId(target?.chainId)
}
