import type { ContractAccountRequest } from '../namespaces/Namespace.ts'
import { toAccountKey } from '../namespaces/toAccountKey.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { findNetwork } from '../networks/findNetwork.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { Connections } from './Connections.ts'

interface WatchAccountTypesParameters {
  readonly connections: Pick<Connections, 'setAccountType'>
  /** No node has answered: the account stays what it was. */
  failed(error: unknown): void
}

/** Nodes that have not answered are left alone for this long. */
const pauseMs = 30_000

/**
 * Finds out which active accounts are contracts, as `type` of `allAccounts`: one `eth_getCode` per account and network,
 * in the background. Nothing is asked before `begin` is called, when the visitor turns to the kit.
 */
export function watchAccountTypes(
  context: ConnectionContext,
  { connections, failed }: WatchAccountTypesParameters,
): { begin(): void } {
  const { stores, lifetime, namespaces } = context
  const known = new Map<string, Promise<boolean>>()
  const failedAt = new Map<string, number>()
  let hasBegun = false
  let isDue = false

  async function isContractAccount(
    name: ChainNamespace,
    { address, network }: Pick<ContractAccountRequest, 'address' | 'network'>,
  ): Promise<boolean> {
    const [namespace, { resolveNodes }] = await Promise.all([
      namespaces.load(name),
      import('../namespaces/nodes/resolveNodes.ts'),
    ])
    const nodes = resolveNodes(context, network)
    return (await namespace.isContractAccount?.({ address, network: nodes, signal: lifetime })) ?? false
  }

  async function readType(name: ChainNamespace): Promise<void> {
    const state = context.getConnection(name)
    if (state.status !== 'connected' || state.allAccounts[0]?.type !== 'eoa') return
    const { address, caipNetworkId } = state
    const network = findNetwork(stores.networks.getState(), caipNetworkId)
    if (!network) return
    const key = toAccountKey(caipNetworkId, address)
    // A clock that was set back must not keep the nodes idle for longer.
    if (Math.abs(Date.now() - (failedAt.get(key) ?? 0)) < pauseMs) return
    const isContract = known.get(key) ?? isContractAccount(name, { address, network })
    known.set(key, isContract)
    try {
      if (await isContract) connections.setAccountType(name, address, 'smartAccount')
    } catch (error) {
      known.delete(key)
      failedAt.set(key, Date.now())
      if (!lifetime.aborted) failed(error)
    }
  }

  async function readTypes(): Promise<void> {
    if (!hasBegun || isDue) return
    isDue = true
    // Of the changes within one tick, only the last one counts.
    await Promise.resolve()
    isDue = false
    const { namespaces: states } = stores.connection.getState()
    for (const name of Object.keys(states) as ChainNamespace[]) void readType(name)
  }

  lifetime.addEventListener(
    'abort',
    stores.connection.subscribe(() => void readTypes()),
    { once: true },
  )
  return {
    begin() {
      hasBegun = true
      void readTypes()
    },
  }
}
