import { expect, it } from 'vitest'
import { ethereum } from '../../test/testPage.test.helper.ts'
import { toToken } from './toToken.ts'

const network = { ...ethereum, caipNetworkId: 'eip155:1' } as const
const address = `0x${'11'.repeat(20)}`

// T7
it.each([
  ['USDC', 'USD Coin', false],
  ['ETH', 'Coin', true],
  ['eth', 'Coin', true],
  ['USD\u0421', 'USD Coin', true],
  ['\u03a4\u0395\u03a4', 'Tether', true],
  ['USDC', 'Visit claim.example', true],
])('a token %s of the name %j is suspicious: %s', (symbol, name, isSuspicious) => {
  const holding = { address, symbol, name, decimals: 6, amount: 1n }
  expect(toToken(holding, { network, hasPrice: false }).isSuspicious).toBe(isSuspicious)
})
