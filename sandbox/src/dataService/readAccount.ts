import { isAddress as isSolanaAddress, type Address as SolanaAddress } from '@solana/kit'
import { type Address, isAddress } from 'viem'

/** An account of one of the namespaces that the service knows. */
export type ServiceAccount =
  | { readonly namespace: 'eip155'; readonly address: Address }
  | { readonly namespace: 'solana'; readonly address: SolanaAddress }

/** Undefined when the address does not fit the network's namespace. The default namespace is eip155. */
export function readAccount(address: string, caipNetworkId: string | undefined): ServiceAccount | undefined {
  if (caipNetworkId?.startsWith('solana:')) {
    return isSolanaAddress(address) ? { namespace: 'solana', address } : undefined
  }
  return isEvmAddress(address) ? { namespace: 'eip155', address } : undefined
}

/** Without a network, the address itself shows its namespace. */
export function readAnyAccount(
  address: string,
  caipNetworkId: string | undefined,
): ServiceAccount | undefined {
  if (caipNetworkId === undefined && isSolanaAddress(address)) return { namespace: 'solana', address }
  return readAccount(address, caipNetworkId)
}

export function isEvmAddress(address: string): address is Address {
  return isAddress(address, { strict: false })
}

/** A CAIP-10 id in its parts. */
export interface CaipAccount {
  readonly caipNetworkId: string
  readonly address: string
}

/** Splits a CAIP-10 id, whose form the contract has checked. */
export function readCaipAccount(id: string): CaipAccount {
  const [namespace = '', reference = '', address = ''] = id.split(':')
  return { caipNetworkId: `${namespace}:${reference}`, address }
}
