import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { ChainsContext } from './ChainsContext.ts'
import type { ConnectedWallet } from './WalletAccess.ts'

/** Asks the connected wallet of a family; the code that talks to wallets is loaded first. */
export async function askConnectedWallet<Value>(
  { _internal: context }: KitHandle<ChainsContext>,
  namespace: ChainNamespace,
  request: (wallet: ConnectedWallet, signal: AbortSignal) => Promise<Value>,
  question?: readonly unknown[],
): Promise<Value> {
  const connections = context.connections ?? (await context.loadConnections())
  return connections.ask(namespace, request, question)
}
