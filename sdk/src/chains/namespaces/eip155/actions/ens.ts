import { destroyed, nameResolveFailed, namesOfAddressFailed } from '@wallet-kit/clients/errors/constants'
import type { Address } from '@wallet-kit/clients/ethereum/types'
import { type CatalogueError, createError } from '../../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { EnsReader } from '../names/createEnsReader.ts'
import { getNodeClient } from './getNodeClient.ts'

/** Networks of names. */
interface EnsParameters {
  /** The network with the registry. Default: `eip155:1`. */
  readonly registryNetworkId?: CaipNetworkId | undefined
  /** Network of the account. Default: that of the registry. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export interface EnsNameParameters extends EnsParameters {
  readonly address: Address
}

export interface EnsAddressParameters extends EnsParameters {
  readonly name: string
}

export interface EnsAvatarParameters extends Pick<EnsParameters, 'registryNetworkId'> {
  readonly name: string
}

const defaultRegistry: CaipNetworkId = 'eip155:1'

/**
 * The primary name of an account (ENSIP-3, ENSIP-19), read from the chain. Names that resolve through a server outside
 * of it (CCIP-read, EIP-3668) are not followed: the server would learn who looks.
 *
 * @returns `null` without a name, and for one that ENSIP-15 does not allow or that does not resolve back to the account
 * @throws WalletKitError `NAMES_OF_ADDRESS_FAILED` when the chain could not be read, `CHAIN_NOT_SUPPORTED` when the kit does
 * not offer the registry's network, `CHAIN_ID_INVALID`, `DESTROYED`
 *
 * @example
 * const name = await getEnsName(kit, { address })
 */
export function getEnsName(
  kit: KitHandle<ChainsContext>,
  { address, ...networks }: EnsNameParameters,
): Promise<string | null> {
  return read(kit, namesOfAddressFailed, networks, (reader, coinType) => reader.getName(address, coinType))
}

/**
 * Account of a name (ENSIP-9, ENSIP-11), read from the chain. The name is normalised first (ENSIP-15).
 *
 * @returns `null` for a name that is not registered, or that ENSIP-15 does not allow
 * @throws WalletKitError `NAME_RESOLVE_FAILED` when the chain could not be read, `CHAIN_NOT_SUPPORTED`,
 * `CHAIN_ID_INVALID`, `DESTROYED`
 *
 * @example
 * const address = await getEnsAddress(kit, { name: 'alice.eth' })
 */
export function getEnsAddress(
  kit: KitHandle<ChainsContext>,
  { name, ...networks }: EnsAddressParameters,
): Promise<Address | null> {
  return read(kit, nameResolveFailed, networks, (reader, coinType) => reader.getAddress(name, coinType))
}

/**
 * The avatar that the owner of a name has set (ENSIP-12), as it is written in the chain. It is a stranger's address:
 * showing it reveals the visitor to its server.
 *
 * @returns `null` without one
 * @throws WalletKitError `NAME_RESOLVE_FAILED` when the chain could not be read, `CHAIN_NOT_SUPPORTED`, `DESTROYED`
 *
 * @example
 * const avatar = await getEnsAvatar(kit, { name: 'alice.eth' })
 */
export function getEnsAvatar(
  kit: KitHandle<ChainsContext>,
  { name, ...networks }: EnsAvatarParameters,
): Promise<string | null> {
  return read(kit, nameResolveFailed, networks, (reader) => reader.getText(name, 'avatar'))
}

async function read<Value>(
  { _internal: context }: KitHandle<ChainsContext>,
  failure: CatalogueError,
  { registryNetworkId = defaultRegistry, caipNetworkId = registryNetworkId }: EnsParameters,
  ask: (reader: EnsReader, coinType: bigint) => Promise<Value>,
): Promise<Value> {
  const [{ createEnsReader, toCoinType }, client] = await Promise.all([
    import('../names/use.ts'),
    getNodeClient(context, { caipNetworkId: registryNetworkId }),
  ])
  const coinType = toCoinType(Number(caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)))
  try {
    return await ask(createEnsReader(client), coinType)
  } catch (cause) {
    if (context.lifetime.aborted) throw createError(destroyed, { cause })
    throw createError(failure, { cause })
  }
}
