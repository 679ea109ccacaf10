import type { AppKit } from '@wallet-kit/react'
import type { ScriptedSolanaWallet, ScriptedWallet } from '@wallet-kit/sdk/testing'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** Once a page has been audited. */
    axe: typeof axe
    kit?: AppKit
    /** The kits of `two-kits.html`. */
    desks?: Readonly<Record<string, AppKit>>
    testWallets?: readonly ScriptedWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
}
