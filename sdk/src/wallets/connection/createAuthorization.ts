import {
  notConnected,
  walletOnOtherAccount,
  walletOnOtherNetwork,
} from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { toWalletError } from '../../chains/namespaces/walletErrors/toWalletError.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { toUnknownNetwork } from '../../chains/networks/toUnknownNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { Authorize } from './Authorize.ts'
import type { Connected } from './ConnectionState.ts'
import type { ConnectionContext } from './WalletsContext.ts'
import { whileConnected } from './whileConnected.ts'

/** @param destroyed ends what waits for a wallet */
export function createAuthorization(context: ConnectionContext, destroyed: AbortSignal): Authorize {
  const { stores, namespaces, getConnection, getConnector } = context
  const join = createJoiner()

  function setAuthorizing(authorizing: ChainNamespace | undefined): void {
    const { authorizing: _, ...rest } = stores.connection.getState()
    stores.connection.set(authorizing ? { ...rest, authorizing } : rest)
  }

  function isStill(name: ChainNamespace, { connectorId }: Connected): boolean {
    const now = getConnection(name)
    return now.status === 'connected' && now.connectorId === connectorId
  }

  /** Asks for the accounts again. Calls that fail at the same time share one question. */
  async function renew(name: ChainNamespace, before: Connected, refusal: unknown): Promise<void> {
    const { caipNetworkId, address } = before
    const provider = getConnector(name)?.getProvider(name)
    // Another wallet may have taken its place before it has refused.
    if (!provider || !isStill(name, before)) throw createError(notConnected)
    const network = findNetwork(stores.networks.getState(), caipNetworkId) ?? toUnknownNetwork(caipNetworkId)
    const asking = join([provider], async () => {
      setAuthorizing(name)
      try {
        return await whileConnected(context, name, destroyed, async () =>
          (await namespaces.load(name)).requestAccounts(provider, network),
        )
      } finally {
        setAuthorizing(undefined)
      }
    })
    const shared = await asking.catch((error: unknown) => {
      const failure = toWalletError(error, 'connect')
      // Of a wallet that cannot be asked, the first refusal says more.
      throw isFinal(failure) ? failure : refusal
    })
    const now = getConnection(name)
    if (now.status !== 'connected' || !isStill(name, before)) throw createError(notConnected)
    const toKey = (one: string) => toAddressKey(caipNetworkId, one)
    const isShared = shared.addresses.some((one) => toKey(one) === toKey(address))
    if (!isShared || toKey(now.address) !== toKey(address)) throw createError(walletOnOtherAccount)
    const received = shared.caipNetworkId
    if (received !== caipNetworkId)
      throw createError(walletOnOtherNetwork, { context: { expected: caipNetworkId, received } })
  }

  return async (name, ask, signal) => {
    const before = getConnection(name)
    const { confirmsInPage, asksInFrame } = getConnector(name) ?? {}
    try {
      return await ask()
    } catch (error) {
      const isForgotten = isWalletKitError(toWalletError(error, 'request'), 'WALLET_UNAUTHORIZED')
      if (!isForgotten || before.status !== 'connected' || signal?.aborted) throw error
      // The modal would show the same request twice; these wallets have no permission to forget.
      if (confirmsInPage || asksInFrame) throw error
      await renew(name, before, error)
      // Nobody waits for the answer any more.
      signal?.throwIfAborted()
      return ask()
    }
  }
}

function isFinal(error: WalletKitError): boolean {
  return (
    isWalletKitError(error, 'USER_REJECTED') ||
    isWalletKitError(error, 'WALLET_REQUEST_PENDING') ||
    isWalletKitError(error, 'NOT_CONNECTED') ||
    isWalletKitError(error, 'DESTROYED')
  )
}
