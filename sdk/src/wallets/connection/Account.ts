import type { ChainNamespace } from '../../chains/networks/Caip.ts'

/** Kind of account behind an address. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** One address that the connected wallet shares with the page. */
export interface Account {
  readonly namespace: ChainNamespace
  readonly address: string
  /**
   * `smartAccount` for contracts of EVM networks: the active account's code is read (`eth_getCode`) once the visitor has
   * opened the modal; until then, and for accounts that delegate to a contract (EIP-7702), `eoa`. Of a login, what the
   * secure frame says.
   */
  readonly type: AccountType
  /** AppKit's, of Bitcoin accounts. EVM and Solana accounts have none. */
  readonly publicKey?: string | undefined
  /** Derivation path (BIP-32): AppKit's, of Bitcoin accounts. */
  readonly path?: string | undefined
}

/** Addresses as accounts of a namespace. */
export function toAccounts(namespace: ChainNamespace, addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ namespace, address, type: 'eoa' }))
}
