import type { AppKit } from '@wallet-kit/react'
import type { ScriptedSolanaWallet, ScriptedWallet } from '@wallet-kit/sdk/testing'

declare global {
  interface Window {
    kit?: AppKit
    testWallets?: readonly ScriptedWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
}
