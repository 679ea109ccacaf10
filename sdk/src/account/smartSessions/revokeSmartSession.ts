import { revokeSmartSession as revoke } from '@wallet-kit/clients/data-service/client'
import {
  notConnected,
  requestInvalid,
  walletOnOtherAccount,
  walletReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { smartSessionsQueryOptions } from './smartSessionsQueryOptions.ts'
import { isSessionId } from './toSmartSession.ts'

export interface RevokeSmartSessionParameters {
  /** Of a session of the connected account on the active network. */
  readonly pci: string
}

/**
 * Ends a smart session of the connected account. A login ends it on chain (`wallet_revokePermissions`), and the service
 * looks there; other wallets sign the session's id (`personal_sign`), and the service checks the signature. The toast
 * 'Signature declined' follows where the visitor declines.
 *
 * `POST {dataService}/v1/sessions/{address}/revoke`
 *
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID` for an invalid id, `USER_REJECTED`,
 * `WALLET_ON_OTHER_ACCOUNT`, and those of the wallet and the service
 *
 * @example
 * await revokeSmartSession(kit, { pci: session.pci })
 */
export async function revokeSmartSession(
  kit: KitHandle<WalletsContext>,
  { pci }: RevokeSmartSessionParameters,
): Promise<void> {
  const { _internal: context } = kit
  if (!isSessionId(pci)) throw createError(requestInvalid, { context: { method: 'revokeSmartSession' } })
  const { caipNetworkId, chainNamespace } = context.stores.networks.getState().active
  const readConnected = () => {
    const state = context.getConnection(chainNamespace)
    if (state.status !== 'connected') throw createError(notConnected)
    return state
  }
  const { address, embeddedWalletInfo } = readConnected()
  try {
    const signature = embeddedWalletInfo
      ? await endOnChain(kit, { pci, address, caipNetworkId })
      : await signMessage(kit, { message: pci, namespace: chainNamespace })
    const isSame =
      toAccountKey(caipNetworkId, readConnected().address) === toAccountKey(caipNetworkId, address)
    if (!isSame) throw createError(walletOnOtherAccount)
    if (!isHex(signature)) throw createError(walletReplyInvalid, { context: { method: 'signMessage' } })
    await revoke(getDataService(context), {
      path: { address: `${caipNetworkId}:${address}` },
      body: { pci, signature },
    })
  } catch (error) {
    if (isWalletKitError(error, 'USER_REJECTED')) {
      context.notices.showToast({ key: 'signatureDeclined', variant: 'error' })
    }
    throw error
  }
  const { queryKey } = smartSessionsQueryOptions(kit, { address, caipNetworkId })
  await getQueryClient(kit).invalidateQueries({ queryKey })
}

/** The login's account ends the session itself. */
async function endOnChain(
  kit: KitHandle<WalletsContext>,
  {
    pci,
    address,
    caipNetworkId,
  }: RevokeSmartSessionParameters & { readonly address: string; readonly caipNetworkId: CaipNetworkId },
): Promise<string> {
  const { namespaces, stores } = kit._internal
  const namespace = await namespaces.load(stores.networks.getState().activeNamespace)
  const calls = await namespace.loadCalls?.()
  if (!calls) throw createError(requestInvalid, { context: { method: 'revokeSmartSession' } })
  const known = await getQueryClient(kit).fetchQuery(
    smartSessionsQueryOptions(kit, { address, caipNetworkId }),
  )
  const expiresAt = known.find((session) => session.pci === pci)?.expiresAt ?? 0
  return calls.smartSessions.end(kit, { pci, expiry: Math.floor(expiresAt / 1_000) })
}

function isHex(text: string): text is `0x${string}` {
  return /^0x(?:[0-9a-f]{2})+$/i.test(text)
}
