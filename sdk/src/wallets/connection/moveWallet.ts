import { notConnected } from '@wallet-kit/clients/errors/constants'
import { withMethod } from '../../chains/namespaces/withMethod.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { Authorize } from './Authorize.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { MoveWalletParameters } from './Connections.ts'
import { whileConnected } from './whileConnected.ts'

/**
 * Asks a connected wallet to move to a network. Until it agrees, nothing changes.
 *
 * @param ended ends the questions to the wallet
 * @param effects `follow` makes the network the active one, once the wallet is there
 */
export async function moveWallet(
  context: ConnectionContext,
  { connector, network }: MoveWalletParameters,
  ended: AbortSignal,
  { authorize, follow }: { readonly authorize: Authorize; follow(): void },
): Promise<void> {
  const { namespaces, getConnector } = context
  const { chainNamespace: namespace } = network
  const provider = connector.getProvider(namespace)
  if (!provider) throw createError(notConnected)
  await whileConnected(context, namespace, ended, async (signal) => {
    const { switchNetwork } = withMethod(await namespaces.load(namespace), 'switchNetwork')
    await authorize(namespace, () => switchNetwork(provider, network, signal), signal)
  })
  if (getConnector(namespace)?.id !== connector.id) throw createError(notConnected)
  // The wallet's own report may come earlier, later or never.
  follow()
}
