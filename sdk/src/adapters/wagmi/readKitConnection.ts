import { type Address, getAddress } from 'viem'
import type { AppKit } from '../../kit/AppKit.ts'

/** An EVM connection as wagmi describes it. */
export interface KitConnection {
  readonly accounts: readonly [Address, ...Address[]]
  readonly chainId: number
}

/** The kit's EVM connection; `undefined` while there is none. */
export function readKitConnection(kit: AppKit): KitConnection | undefined {
  const state = kit.stores.connection.getState().namespaces.eip155
  if (state?.status !== 'connected') return undefined
  const [first, ...others] = state.allAccounts.map(({ address }) => getAddress(address))
  if (!first) return undefined
  return {
    accounts: [first, ...others],
    chainId: Number(state.caipNetworkId.split(':')[1]),
  }
}

export function isSameConnection(
  a: KitConnection | undefined,
  b: Pick<KitConnection, 'accounts' | 'chainId'> | undefined,
): boolean {
  return a?.chainId === b?.chainId && a?.accounts.join() === b?.accounts.join()
}
