import type { ContractAccountRequest } from '../../chains/namespaces/Namespace.ts'
import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import type { Connections } from './Connections.ts'
import type { ConnectionContext } from './WalletsContext.ts'

export interface AccountTypeReaderParameters {
  readonly setAccountType: Connections['setAccountType']
  /** No node has answered: the account stays unchanged. */
  failed(error: unknown): void
}

/** Nodes that have not answered are left alone for this long. */
const pauseMs = 30_000

/**
 * Returns what reads whether the active account of a namespace is a contract, once per account and network
 * (`eth_getCode`).
 */
export function createAccountTypeReader(
  context: ConnectionContext,
  { setAccountType, failed }: AccountTypeReaderParameters,
): (name: ChainNamespace) => Promise<void> {
  const { stores, lifetime, namespaces } = context
  const known = new Map<string, Promise<boolean>>()
  const failedAt = new Map<string, number>()

  async function isContractAccount(
    name: ChainNamespace,
    { address, network }: Pick<ContractAccountRequest, 'address' | 'network'>,
  ): Promise<boolean> {
    const [namespace, { resolveNodes }] = await Promise.all([namespaces.load(name), loadNodes()])
    const nodes = resolveNodes(context, network)
    return (await namespace.isContractAccount?.({ address, network: nodes, signal: lifetime })) ?? false
  }

  return async (name) => {
    const state = context.getConnection(name)
    if (state.status !== 'connected' || state.allAccounts[0]?.type !== 'eoa') return
    // The types of a login's accounts are known.
    if (state.loginAccounts) return
    const { address, caipNetworkId } = state
    const network = findNetwork(stores.networks.getState(), caipNetworkId)
    if (!network) return
    const key = toAccountKey(caipNetworkId, address)
    // A clock that was set back must not keep the nodes idle for longer.
    if (Math.abs(Date.now() - (failedAt.get(key) ?? 0)) < pauseMs) return
    const isContract = known.get(key) ?? isContractAccount(name, { address, network })
    known.set(key, isContract)
    try {
      if (await isContract) setAccountType(name, address, 'smartAccount')
    } catch (error) {
      known.delete(key)
      failedAt.set(key, Date.now())
      if (!lifetime.aborted) failed(error)
    }
  }
}
