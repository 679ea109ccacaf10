import type { CaipNetworkId } from '../networks/Caip.ts'

/** An entry of the wallet directory or of the host's `customWallets`. Names are those of the wire. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  readonly rdns?: string | null | undefined
  readonly chains?: readonly (CaipNetworkId | string)[] | undefined
  readonly badge_type?: 'certified' | 'none' | undefined
  readonly order?: number | undefined
  readonly mobile_link?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
  readonly app_store?: string | null | undefined
  readonly play_store?: string | null | undefined
  readonly chrome_store?: string | null | undefined
}

/** A directory entry with the installed wallet that it describes, if there is one. */
export interface ListedWallet extends Wallet {
  /** Id of the connector with the same rdns: connect with it instead of pairing. */
  readonly connectorId?: string
}
