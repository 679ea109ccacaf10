import { expect } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'

const evmAddress = /^0x[\da-fA-F]{40}$/
const solanaAddress = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const networkId = /^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/
const readable = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]{1,64}$/u

/** A kit's state is one that the tables of connections and attempts know, with nothing foreign in it. */
export function expectKnownState(kit: AppKit): void {
  const { namespaces, attempt } = kit.stores.connection.getState()
  expect(['idle', 'asking', 'failed']).toContain(attempt.status)
  for (const [namespace, state] of Object.entries(namespaces)) {
    if (state.status === 'connected') {
      const address = namespace === 'solana' ? solanaAddress : evmAddress
      expect(state.allAccounts.length).toBeGreaterThan(0)
      expect(state.allAccounts[0]?.address).toBe(state.address)
      for (const account of state.allAccounts) expect(account.address).toMatch(address)
      expect(state.caipNetworkId).toMatch(networkId)
      expect(state.caipNetworkId.startsWith(`${namespace}:`)).toBe(true)
    } else {
      expect(['disconnected', 'restoring', 'connecting']).toContain(state.status)
    }
  }
  for (const { id, name, imageUrl } of kit.stores.connectors.getState().connectors) {
    expect(typeof id).toBe('string')
    expect(name).toMatch(readable)
    if (imageUrl !== undefined) expect(imageUrl).toMatch(/^data:image\//)
  }
  expect([
    'off',
    'checking',
    'unknown',
    'needed',
    'unavailable',
    'signing',
    'cancelling',
    'authenticated',
  ]).toContain(kit.stores.signIn.getState().status)
}
