// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createPageMessage } from './createPageMessage.ts'

// T8
it('has a nonce of 128 bits, of which nothing follows from the one before', async () => {
  const tools = { createSignInMessage: async ({ nonce }: { readonly nonce: string }) => nonce } as never
  const account = {
    accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: 'eip155:1',
  } as const
  const parts: string[] = []
  for (let count = 0; count < 20; count += 1) {
    const message = await createPageMessage(account, tools)
    const { nonce } = message
    expect(nonce).toMatch(/^[\da-f]{32}$/)
    expect(`${message}`).toBe(nonce)
    for (let start = 0; start <= 32 - 12; start += 1) parts.push(nonce.slice(start, start + 12))
  }
  expect(new Set(parts).size).toBe(parts.length)
})
