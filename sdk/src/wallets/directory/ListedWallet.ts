import type { Wallet } from '../../foundation/options/OptionData.ts'

interface InjectedFlag {
  readonly namespace?: string | null
  readonly injected_id?: string | null
}

/** A directory entry with the installed wallet that it describes, if there is one. */
export interface ListedWallet extends Wallet {
  /** Id of the connector with the same rdns: connect with it instead of pairing. */
  readonly connectorId?: string
  /** Flags by which the directory recognises the wallet under the page's well-known global. */
  readonly injected?: readonly InjectedFlag[] | null
}
