import type { AppKit } from '@wallet-kit/react'
import type { ScriptedSolanaWallet, ScriptedWallet } from '@wallet-kit/sdk/testing'

declare global {
  interface Window {
    kit?: AppKit
    /** The kits of `two-kits.html`. */
    desks?: Readonly<Record<string, AppKit>>
    testWallets?: readonly ScriptedWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
}
