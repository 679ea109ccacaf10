import type { ChainNamespace } from '@wallet-kit/sdk'

/** Properties of the connect and account button; the names are those of AppKit's button elements. */
export interface ConnectButtonProps {
  /** Default: `md` (44 px high); `sm` is 36 px. */
  readonly size?: 'md' | 'sm'
  /** Default: `Connect Wallet`, in the kit's language. */
  readonly label?: string
  /** Default: `Connecting...`, in the kit's language. Shown while a wallet connects, and while the app has set `loading`. */
  readonly loadingLabel?: string
  readonly disabled?: boolean
  /** Default: `show`. Balance of the network's own coin beside the account. */
  readonly balance?: 'show' | 'hide'
  /** Characters of the address kept at its start. Default: 4. */
  readonly charsStart?: number
  /** Characters of the address kept at its end. Default: 6. */
  readonly charsEnd?: number
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace
}
