/** A wallet as the directory stores and lists it. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly image_id: string | null
  readonly order: number
  readonly badge_type: 'certified' | 'none'
  readonly chains: readonly string[]
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
}
