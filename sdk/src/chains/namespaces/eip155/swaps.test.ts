import { expect, it } from 'vitest'
import { swaps } from './swaps.ts'

const account = `0x${'aa'.repeat(20)}`
const router = `0x${'11'.repeat(20)}`
const id = (address: string) => `eip155:1:${address}`
const terms = { account, caipNetworkId: 'eip155:1', amount: 5n, minimum: 1n } as const
const built = { from: id(account), to: id(router), data: `0x${'5f'.repeat(36)}` }

// T19
it('a swap of the coin pays exactly what was quoted', () => {
  expect(swaps.checkSwap({ ...built, value: '5' }, terms, undefined)).toMatchObject({ value: 5n })
  expect(() => swaps.checkSwap({ ...built, value: '6' }, terms, undefined)).toThrow(
    expect.objectContaining({ code: 'SWAP_REPLY_MISMATCH', context: { field: 'value' } }),
  )
})

// T19
it('a swap of a token pays nothing of the coin', () => {
  const token = `0x${'22'.repeat(20)}`
  expect(() => swaps.checkSwap({ ...built, value: '1' }, { ...terms, from: token }, router)).toThrow(
    expect.objectContaining({ code: 'SWAP_REPLY_MISMATCH', context: { field: 'value' } }),
  )
})

// T19
it.each([
  ['another network', { from: `eip155:5:${account}` }, 'from'],
  ['another network of the exchange', { to: `eip155:5:${router}` }, 'to'],
  ['an exchange without an address', { to: 'eip155:1:router' }, 'to'],
  ['data that is not hexadecimal', { data: 'x'.repeat(74) }, 'data'],
  ['data without a function', { data: '0x5f5f' }, 'data'],
])('a swap of %s is refused', (_, changed, field) => {
  expect(() => swaps.checkSwap({ ...built, ...changed } as typeof built, terms, undefined)).toThrow(
    expect.objectContaining({ code: 'SWAP_REPLY_MISMATCH', context: { field } }),
  )
})

it('what is no hash is not looked for in a block', async () => {
  const sent = { id: 'bundle', isBundle: false }
  const call = { to: router, data: '0x', value: 0n }
  await expect(swaps.wait({} as never, terms, sent, call)).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
})
