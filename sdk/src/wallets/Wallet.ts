/** An entry of the wallet directory or of the host's `customWallets`. Names are those of the wire. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | null | undefined
  /** Key of the directory's image. */
  readonly image_id?: string | null | undefined
  /** Address of an image, which outranks `image_id`. */
  readonly image_url?: string | null | undefined
  /** Reverse domain name under which the extension announces itself. */
  readonly rdns?: string | null | undefined
  readonly chains?: readonly string[] | null | undefined
  readonly badge_type?: 'certified' | 'none' | null | undefined
  readonly order?: number | null | undefined
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
