import {
  chainNotSupported,
  nameInvalid,
  networkUnknown,
  notConnected,
  walletOnOtherAccount,
} from '@wallet-kit/clients/errors/constants'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { createJoiner } from '../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { loadDetails } from '../details/loadDetails.ts'
import { hasNames } from './hasNames.ts'
import { toNameCoinType } from './nameCoinTypes.ts'
import { isNameLabel, nameZone, toNameLabel } from './registeredNames.ts'

export interface RegisterNameParameters {
  /** Label without its zone: 4 to 64 letters, digits and hyphens. */
  readonly name: string
}

export interface RegisterNameReturnType {
  /** With its zone: `alice.reown.id`. */
  readonly name: string
}

/** Calls that have not ended, by name. */
const pending = defineKitState(createJoiner)

/**
 * Registers a name for the connected account: the wallet signs a message (EIP-191) that the name service checks, which
 * must reach it within 10 s. Equal calls share one pending request.
 *
 * `POST {dataService}/v1/profile/account`
 *
 * @throws WalletKitError `NAME_INVALID`, `NOT_CONNECTED`, `NETWORK_UNKNOWN` on a network that is not offered,
 * `CHAIN_NOT_SUPPORTED` on one whose accounts have no names, `CHAIN_ID_INVALID`, `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`,
 * `WALLET_ON_OTHER_ACCOUNT`, `NAME_REGISTRATION_FAILED` with the service's `reason` in its context, and the `field` that it
 * refuses
 *
 * @example
 * const { name } = await registerName(kit, { name: 'alice' })
 */
export function registerName(
  kit: KitHandle<WalletsContext>,
  { name }: RegisterNameParameters,
): Promise<RegisterNameReturnType> {
  const label = toNameLabel(name)
  return getKitState(kit._internal, pending)([label], () => tracked(kit, label))
}

async function tracked(kit: KitHandle<WalletsContext>, label: string): Promise<RegisterNameReturnType> {
  try {
    return await register(kit, label)
  } catch (error) {
    const properties = {
      isSmartAccount: isSmartAccount(kit._internal),
      ensName: label,
      error: isWalletKitError(error) ? error.message : 'Something went wrong',
    }
    kit._internal.track?.({ type: 'track', event: 'REGISTER_NAME_ERROR', properties })
    throw error
  }
}

async function register(kit: KitHandle<WalletsContext>, label: string): Promise<RegisterNameReturnType> {
  const { _internal: context } = kit
  const networks = context.stores.networks.getState()
  const { active } = networks
  if (!isNameLabel(label)) throw createError(nameInvalid)
  const { chainNamespace: namespace, caipNetworkId } = active
  const state = context.getConnection(namespace)
  if (state.status !== 'connected') throw createError(notConnected)
  if (!findNetwork(networks, caipNetworkId)) throw createError(networkUnknown)
  if (!hasNames(active)) throw createError(chainNotSupported, { context: { caipNetworkId } })
  const { address } = state
  const coinType = toNameCoinType(active.id)
  const name = `${label}.${nameZone}`
  const properties = { isSmartAccount: isSmartAccount(context), ensName: label }
  context.track?.({ type: 'track', event: 'REGISTER_NAME_INITIATED', properties })
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })
  const [signature, { sendRegistration, setIdentityName }] = await Promise.all([
    signMessage(kit, { message, namespace }),
    loadDetails(),
  ])
  const present = context.getConnection(namespace)
  const isSame =
    present.status === 'connected' &&
    toAddressKey(caipNetworkId, present.address) === toAddressKey(caipNetworkId, address)
  if (!isSame) throw createError(walletOnOtherAccount)
  await sendRegistration(context, { name, address, coinType, message, signature })
  setIdentityName(kit, { address, caipNetworkId, name })
  context.track?.({ type: 'track', event: 'REGISTER_NAME_SUCCESS', properties })
  return { name }
}
