import type { Wallet } from '../options/OptionData.ts'

/** A directory entry with the installed wallet that it describes, if there is one. */
export interface ListedWallet extends Wallet {
  /** Id of the connector with the same rdns: connect with it instead of pairing. */
  readonly connectorId?: string
}
