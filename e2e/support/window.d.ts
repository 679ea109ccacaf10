import type { AppKit } from '@wallet-kit/react'
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'

declare global {
  interface Window {
    kit?: AppKit
    testWallets?: readonly ScriptedWallet[]
  }
}
