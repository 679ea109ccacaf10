import type { WalletEntry } from '@wallet-kit/clients/wallet-directory/types'

/** A wallet of the sandbox's directory: an entry of the contract with all optional fields present. */
export interface DirectoryWallet extends WalletEntry {
  readonly homepage: string
  readonly image_id: string | null
  readonly order: number
  readonly badge_type: 'certified' | 'none'
  readonly chains: string[]
  readonly rdns: string | null
}
