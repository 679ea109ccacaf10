import type { ConnectorEventMap, CreateConnectorFn } from '@wagmi/core'
import type { Emitter } from '@wagmi/core/internal'
import { numberToHex } from 'viem'
import type { Eip1193Provider, RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'

type Listener = (...values: never[]) => void

/**
 * An EIP-1193 provider in front of a wagmi connector: connecting, accounts, chain and events are the connector's, which
 * may do more than its provider; everything else is passed on to the provider. https://eips.ethereum.org/EIPS/eip-1193
 */
export function createWagmiProvider(
  connector: ReturnType<CreateConnectorFn>,
  emitter: Emitter<ConnectorEventMap>,
): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  let isAttached = false

  function emit(event: string, value?: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) (listener as (value: unknown) => void)(value)
  }
  emitter.on('change', ({ accounts, chainId }) => {
    if (accounts) emit('accountsChanged', accounts)
    if (chainId !== undefined) emit('chainChanged', numberToHex(chainId))
  })
  emitter.on('disconnect', () => emit('disconnect'))

  async function connect(isReconnecting: boolean): Promise<readonly string[]> {
    const { accounts } = await connector.connect({ isReconnecting })
    isAttached = true
    return accounts
  }

  async function readAccounts(): Promise<readonly string[]> {
    if (!(await connector.isAuthorized())) return []
    // A connector listens to its wallet once it has connected.
    return isAttached ? connector.getAccounts() : connect(true)
  }

  async function switchChain({ params }: RequestArguments): Promise<null> {
    const [{ chainId }] = params as readonly [{ readonly chainId: string }]
    await connector.switchChain?.({ chainId: Number(chainId) })
    return null
  }

  async function request(args: RequestArguments): Promise<unknown> {
    switch (args.method) {
      case 'eth_requestAccounts':
        return connect(false)
      case 'eth_accounts':
        return readAccounts()
      case 'eth_chainId':
        return numberToHex(await connector.getChainId())
      case 'wallet_revokePermissions':
        isAttached = false
        return connector.disconnect()
      case 'wallet_switchEthereumChain':
        if (connector.switchChain) return switchChain(args)
    }
    const provider = (await connector.getProvider()) as Eip1193Provider
    return provider.request(args)
  }

  return {
    request,
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
}
