import { caipAddressInvalid, caipNetworkIdInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { isChainNamespace } from '../namespaces/families/traits.ts'
import type { ChainNamespace } from './Caip.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'

export interface ParsedCaipNetworkId {
  readonly namespace: ChainNamespace
  readonly reference: string
}

export interface ParsedCaipAddress extends ParsedCaipNetworkId {
  readonly address: string
}

/**
 * Parses a network id: exactly two non-empty parts, the first a known namespace.
 * https://chainagnostic.org/CAIPs/caip-2
 *
 * @throws WalletKitError `CAIP_NETWORK_ID_INVALID`
 *
 * @example
 * parseCaipNetworkId(network.caipNetworkId) // { namespace, reference }
 */
export function parseCaipNetworkId(value: string): ParsedCaipNetworkId {
  const [namespace, reference] = value.split(':')
  if (!isCaipNetworkId(value) || !isChainNamespace(namespace) || !reference) {
    throw createError(caipNetworkIdInvalid, { context: redactContext({ value }) })
  }
  return { namespace, reference }
}

/**
 * Parses an account id: exactly three non-empty parts, the first a known namespace.
 * https://chainagnostic.org/CAIPs/caip-10
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`
 *
 * @example
 * parseCaipAddress(account.caipAddress).address
 */
export function parseCaipAddress(value: string): ParsedCaipAddress {
  const [namespace, reference, address, ...more] = value.split(':')
  if (!isChainNamespace(namespace) || !reference || !address || more.length > 0 || /\s/.test(value)) {
    throw createError(caipAddressInvalid)
  }
  return { namespace, reference, address }
}
