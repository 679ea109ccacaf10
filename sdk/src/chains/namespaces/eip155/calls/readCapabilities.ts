import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import { askConnectedWallet } from '../../askConnectedWallet.ts'
import type { Capabilities } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { WalletProvider } from '../../WalletProvider.ts'
import { getCapabilities } from './getCapabilities.ts'

/** Capabilities of a connected wallet on one network, as far as the kit uses them. */
export interface WalletCapabilities {
  /** All calls of a bundle or none, where the user agrees to what that takes. */
  readonly isAtomic: boolean
  /** Lets a service pay the network fee (ERC-7677). */
  readonly hasPaymasterService: boolean
  /**
   * Assets of which it has more at hand than the network shows, for example on other networks (ERC-7682): addresses in lower
   * case, or any.
   */
  readonly auxiliaryFunds: 'any' | readonly string[]
}

const none: WalletCapabilities = { isAtomic: false, hasPaymasterService: false, auxiliaryFunds: [] }

/** Answers by wallet, then by account and network. */
const known = defineKitState(() => new WeakMap<WalletProvider, Map<string, WalletCapabilities>>())

/**
 * Capabilities of the connected wallet on a network (`wallet_getCapabilities`, EIP-5792): asked once for each account
 * and network of a wallet. A wallet that does not answer has none; it is asked again next time.
 */
export async function readCapabilities(
  kit: KitHandle<ChainsContext>,
  caipNetworkId: CaipNetworkId,
): Promise<WalletCapabilities> {
  const wallet = await askConnectedWallet(kit, 'eip155', async (connected) => connected)
  const byWallet = getKitState(kit._internal, known)
  const answers = byWallet.get(wallet.provider) ?? new Map<string, WalletCapabilities>()
  byWallet.set(wallet.provider, answers)
  const key = `${caipNetworkId}:${wallet.address}`
  const answered = answers.get(key)
  if (answered) return answered
  // Most wallets do not know the method, and their errors about it do not matter here.
  const byNetwork = await getCapabilities(kit, { caipNetworkIds: [caipNetworkId] }).catch(() => undefined)
  // An object of the page may throw where it is read.
  const capabilities =
    byNetwork &&
    ignoreErrors(() => toWalletCapabilities({ ...byNetwork['eip155:0'], ...byNetwork[caipNetworkId] }))
  if (!capabilities) return none
  answers.set(key, capabilities)
  return capabilities
}

function toWalletCapabilities({
  atomic,
  paymasterService,
  auxiliaryFunds,
}: Capabilities): WalletCapabilities {
  const { status } = toRecord(atomic)
  return {
    isAtomic: status === 'supported' || status === 'ready',
    hasPaymasterService: toRecord(paymasterService).supported === true,
    auxiliaryFunds: toAssets(toRecord(auxiliaryFunds)),
  }
}

/** A list that cannot be read names no asset. */
function toAssets({ supported, assets }: Readonly<Record<string, unknown>>): 'any' | readonly string[] {
  if (supported !== true) return []
  if (assets === undefined) return 'any'
  const list: readonly unknown[] = Array.isArray(assets) ? assets : []
  return list.flatMap((asset) => (typeof asset === 'string' ? [asset.toLowerCase()] : []))
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
