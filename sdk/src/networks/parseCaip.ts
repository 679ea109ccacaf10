import { createLateError } from '../errors/createLateError.ts'
import type { ChainNamespace } from './Caip.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'

const namespaces: readonly string[] = ['eip155', 'solana', 'polkadot', 'bip122']

export interface ParsedCaipNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}

export interface ParsedCaipAddress extends ParsedCaipNetworkId {
  readonly address: string
}

/**
 * Takes a network id apart: exactly two non-empty parts, the first a namespace that the kit knows.
 * https://chainagnostic.org/CAIPs/caip-2
 *
 * @throws WalletKitError `CAIP_NETWORK_ID_INVALID`
 *
 * @example
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseCaipNetworkId(value: string): ParsedCaipNetworkId {
  const [namespace, reference] = value.split(':')
  if (!isCaipNetworkId(value) || !isNamespace(namespace) || !reference) {
    throw createLateError('CAIP_NETWORK_ID_INVALID', { context: { value } })
  }
  return { namespace, reference }
}

/**
 * Takes an account id apart: exactly three non-empty parts, the first a namespace that the kit knows.
 * https://chainagnostic.org/CAIPs/caip-10
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`
 *
 * @example
 * parseCaipAddress('eip155:1:0xab…').address // '0xab…'
 */
export function parseCaipAddress(value: string): ParsedCaipAddress {
  const [namespace, reference, address, ...more] = value.split(':')
  if (!isNamespace(namespace) || !reference || !address || more.length > 0 || /\s/.test(value)) {
    throw createLateError('CAIP_ADDRESS_INVALID')
  }
  return { namespace, reference, address }
}

function isNamespace(value: string | undefined): value is ChainNamespace {
  return value !== undefined && namespaces.includes(value)
}
