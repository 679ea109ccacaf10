import { createScriptedWallet, type ScriptedWallet } from '@wallet-kit/sdk/testing'

/** A wallet with one account, or several, that approves everything by default. It reads no node. */
export function testWallet(
  name = 'Test Wallet',
  rdns = 'com.example.test',
  accountCount = 1,
): ScriptedWallet {
  return createScriptedWallet({
    name,
    rdns,
    accounts: Array.from({ length: accountCount }, (_, index) => `0x${`${index + 1}`.repeat(64)}` as const),
    chains: { 1: 'http://node.invalid', 137: 'http://node.invalid' },
  })
}
