import type { CaipNetworkId } from '../../../networks/Caip.ts'

/** A CAIP-2 id of this family as wallets name its chain. Anything else becomes no quantity, which validators refuse. */
export function toChainIdText(id: CaipNetworkId): `0x${string}` {
  return `0x${Number(id.slice(id.indexOf(':') + 1)).toString(16)}`
}

/** Renames the keys of a wallet's reply by chain id; entries with other keys are left out. */
export function toCaipKeys<Value>(
  byChain: Readonly<Record<string, Value>>,
): Readonly<Record<CaipNetworkId, Value>> {
  return Object.fromEntries(
    Object.entries(byChain).flatMap(([key, value]) =>
      /^0x[\da-f]{1,14}$/i.test(key) ? [[`eip155:${Number(key)}`, value] as const] : [],
    ),
  )
}
