import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { lookupName } from '../names/lookupName.ts'
import { isRegisteredName, toNameLabel } from '../names/registeredNames.ts'
import { getTransfers } from './getTransfers.ts'

export interface ResolveRecipientParameters {
  /** The visitor's input: an address, or a name where the network's family has names. */
  readonly text: string
  /** CAIP-2. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** The account behind an address or a name. */
export interface Recipient {
  readonly address: string
  /** As it was entered, where it was a name. */
  readonly name?: string
}

/**
 * The account that an address or a name stands for: of the name service (`.reown.id`, `.wcn.id`), else of ENS.
 *
 * @returns `null` for anything else: a wrong checksum, a name that is not registered
 * @throws WalletKitError `NAME_RESOLVE_FAILED` when the chain or the service could not be read, `CHAIN_NOT_SUPPORTED`,
 * `CHAIN_UNSUPPORTED_FOR_SEND`
 *
 * @example
 * const recipient = await resolveRecipient(kit, { text: 'alice.eth' })
 */
export async function resolveRecipient(
  kit: KitHandle<WalletsContext>,
  { text, caipNetworkId }: ResolveRecipientParameters,
): Promise<Recipient | null> {
  const entered = text.trim()
  const { transfers, network } = await getTransfers(kit._internal, caipNetworkId)
  if (transfers.isAddress(entered)) return { address: entered }
  if (!entered.includes('.') || !transfers.resolveName) return null
  const subject = { name: entered, caipNetworkId: network.caipNetworkId }
  const address = isRegisteredName(toNameLabel(entered))
    ? await lookupName(kit, subject)
    : await transfers.resolveName(kit, entered, subject)
  return address && transfers.isAddress(address) ? { address, name: entered } : null
}
