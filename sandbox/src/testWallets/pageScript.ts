import {
  announceWallet,
  createScriptedSolanaWallet,
  registerStandardWallet,
  type ScriptedSolanaWallet,
} from '@wallet-kit/sdk/testing'
import { createTestWallet, type TestWallet } from './createTestWallet.ts'
import type { PageConfig } from './PageConfig.ts'

/** Passed by the script's wrapper, see `wrapScript`. */
declare const pageConfig: PageConfig

declare global {
  interface Window {
    testWallets?: readonly TestWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
}

const { origin, chainIds, evmWallets, solanaWallets } = pageConfig
// Behind a proxy the chains share the script's origin.
const base = ownAddress()?.replace(/\/test-wallets\.js.*$/, '') ?? origin

window.testWallets = evmWallets.map((wallet) =>
  createTestWallet({ wallet, base, chainIds, storage: window.localStorage }),
)
window.testSolanaWallets = solanaWallets.map((wallet) =>
  createScriptedSolanaWallet({
    ...wallet,
    rpcUrl: `${base}/rpc/solana`,
    storage: window.localStorage,
  }),
)
for (const wallet of window.testWallets) announceWallet(wallet)
for (const { wallet } of window.testSolanaWallets) registerStandardWallet(wallet)

function ownAddress(): string | undefined {
  const script = document.currentScript
  return script instanceof HTMLScriptElement && script.src !== '' ? script.src : undefined
}
