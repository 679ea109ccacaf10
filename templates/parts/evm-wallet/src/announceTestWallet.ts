import { announceWallet, createScriptedWallet, type ScriptedWallet } from '@wallet-kit/sdk/testing'

/** First key of the well-known development mnemonic "test test … junk". Never send anything of value to it. */
const developmentKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/**
 * Announces a wallet that approves everything, as an extension would. For tests, and for development with the
 * sandbox.
 *
 * @param nodes URL of a node by chain id
 */
export function announceTestWallet(nodes: Readonly<Record<number, string>>): ScriptedWallet {
  const wallet = createScriptedWallet({
    name: 'Test Wallet',
    rdns: 'com.example.test-wallet',
    accounts: [developmentKey],
    chains: nodes,
  })
  announceWallet(wallet)
  return wallet
}
