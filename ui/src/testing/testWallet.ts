import { createScriptedWallet, type ScriptedWallet } from '@wallet-kit/sdk/testing'

/** A wallet with one account that approves everything by default. It reads no node. */
export function testWallet(name = 'Test Wallet', rdns = 'com.example.test'): ScriptedWallet {
  return createScriptedWallet({
    name,
    rdns,
    accounts: [`0x${'11'.repeat(32)}`],
    chains: { 1: 'http://node.invalid', 137: 'http://node.invalid' },
  })
}
