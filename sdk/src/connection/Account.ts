import type { ChainNamespace } from '../networks/Caip.ts'

/** What kind of account an address is. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** One address that the connected wallet shares with the page. */
export interface Account {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: AccountType
}
