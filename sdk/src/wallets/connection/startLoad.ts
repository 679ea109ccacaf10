import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { Connections } from './Connections.ts'
import type { WalletsContext } from './WalletsContext.ts'

/** A call that may have to wait for the code that asks wallets. */
interface PendingLoad {
  readonly connections: Connections | Promise<Connections>
  /** Aborted when the call was given up. */
  readonly signal: AbortSignal
  /** Families that were given up meanwhile. */
  readonly left: ReadonlySet<ChainNamespace>
}

/** Loads the code that asks wallets, unless it is there. Not beside `giveUpLoads`, which is part of the first load. */
export function startLoad(
  context: Pick<WalletsContext, 'connections' | 'loadConnections' | 'pendingLoads'>,
): PendingLoad {
  const connections = context.connections ?? context.loadConnections()
  const controller = new AbortController()
  const left = new Set<ChainNamespace>()
  const giveUp = (namespace?: ChainNamespace): void => {
    if (namespace) left.add(namespace)
    else controller.abort()
  }
  const end = () => context.pendingLoads.delete(giveUp)
  context.pendingLoads.add(giveUp)
  Promise.resolve(connections).then(end, end)
  return { connections, signal: controller.signal, left }
}
