import type { Namespace, SharedAccounts } from '../../../chains/namespaces/Namespace.ts'
import type { WalletProvider } from '../../../chains/namespaces/WalletProvider.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { raceSignal } from '../../../foundation/platform/raceSignal.ts'
import type { Connector, InteractiveConnectRequest, SignedTogether } from '../Connector.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import { toWalletFields } from './toWalletFields.ts'
import { isTwoStepWallet, rememberTwoSteps } from './twoStepWallets.ts'

/** A wallet's answer to the request for its accounts. */
export interface WalletAnswer {
  readonly shared: SharedAccounts | undefined
  readonly signed?: SignedTogether | undefined
}

/** A wallet of this page. */
export interface PageWallet {
  /** Of a connector of the host app, only the namespaces. */
  readonly context: Pick<ConnectorContext, 'namespaces'> & Partial<ConnectorContext>
  readonly details: Pick<Connector, 'id' | 'storedId' | 'type' | 'info'>
}

/**
 * Prepares to ask an announced wallet for its accounts and a sign-in message by one prompt: finds out without one whether
 * it can, and gets the message's fields from the sign-in server.
 *
 * @returns what asks the wallet; `undefined` where the visitor connects first and signs then
 * @throws WalletKitError `USER_REJECTED`, the reason of the signal
 */
export async function prepareTogether(
  { context: { storage, stores }, details: { id, storedId = id, type, info } }: PageWallet,
  [namespace, provider]: readonly [Namespace, WalletProvider],
  { networks, signIn, movesTo, signal }: InteractiveConnectRequest,
): Promise<(() => Promise<WalletAnswer>) | undefined> {
  const [network] = networks
  if (!signIn || !network || type !== 'ANNOUNCED' || !storage || !stores) return undefined
  if (isTwoStepWallet(storage, storedId)) return undefined
  const together = await namespace.loadTogether?.()
  signal.throwIfAborted()
  if (!together) return undefined
  const isSupported = await together.isSupported(provider, { rdns: info?.rdns, signal })
  signal.throwIfAborted()
  if (isSupported === false) rememberTwoSteps(storage, storedId)
  if (!isSupported) return undefined
  const caipNetworkId = movesTo ?? (await together.readNetworkId(provider, network, signal))
  const { requested } = stores.networks.getState()
  // On a network that is not offered, nobody signs in.
  if (!caipNetworkId || !requested.some((offered) => offered.caipNetworkId === caipNetworkId))
    return undefined
  const offer = await raceSignal(signIn.createFields([caipNetworkId]), signal)
  if (!offer) return undefined
  const fields = { ...offer.fields, issuedAt: offer.fields.issuedAt ?? new Date().toISOString() }
  const { statement } = offer

  return async () => {
    try {
      const { shared, signed } = await together.requestAccounts(provider, {
        network,
        chainId: caipNetworkId,
        fields: toWalletFields({ ...fields, statement }),
      })
      return { shared, signed: signed && { ...signed, caipNetworkId, fields } }
    } catch (error) {
      // The visitor has said no, or is still being asked.
      if (isWalletKitError(error, 'USER_REJECTED') || isWalletKitError(error, 'WALLET_REQUEST_PENDING'))
        throw error
      rememberTwoSteps(storage, storedId)
      signal.throwIfAborted()
      return { shared: await namespace.requestAccounts(provider, network) }
    }
  }
}
