import type { AppKit } from '@wallet-kit/react'
import type { ScriptedSolanaWallet, ScriptedWallet } from '@wallet-kit/sdk/testing'

declare global {
  interface Window {
    /** The running instance, for the console and for tests. */
    kit?: AppKit
    /** Origin of the sandbox itself, defined by `/sandbox-origin.js`: the secure frame must not be on the page's own origin. */
    sandboxOrigin?: string
    /** The sandbox's wallets, defined by `/sandbox/test-wallets.js`. */
    testWallets?: readonly ScriptedWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
}
