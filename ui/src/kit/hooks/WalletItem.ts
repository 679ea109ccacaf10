import type { ChainNamespace } from '@wallet-kit/sdk'

/** A wallet to choose, in the shape of AppKit's headless hook. */
export interface WalletItem {
  readonly id: string
  /** As the wallet or the directory gives it: show it as text only. */
  readonly name: string
  /** For an image element. */
  readonly imageUrl: string | undefined
  /** Of the directory. */
  readonly imageId: string | undefined
  /** Whether it is in this browser. */
  readonly isInjected: boolean
  /** Whether it is one of the two that were connected last from outside of this browser. */
  readonly isRecent: boolean
  /** How it connects in this browser, per namespace. */
  readonly connectors: readonly {
    readonly id: string
    readonly chain: ChainNamespace
    /** Of the family's first network. For an image element. */
    readonly chainImageUrl: string | undefined
    readonly rdns: string | undefined
  }[]
  readonly walletInfo: {
    /** Not checked: open it through a link of your own only. */
    readonly website?: string | null | undefined
    readonly deepLink?: string | null | undefined
    readonly isCertified?: boolean
  }
}
