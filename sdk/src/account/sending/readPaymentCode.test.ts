// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import { readPaymentCode } from './readPaymentCode.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const read = (text: string) => readPaymentCode(createTestKit(), { text, caipNetworkId: 'eip155:1' })

// T22
describe('a scanned code of an EVM network', () => {
  it.each([
    [firstAddress, { recipient: firstAddress }],
    [`ethereum:${firstAddress}`, { recipient: firstAddress }],
    [`ethereum:pay-${firstAddress}@137`, { recipient: firstAddress, caipNetworkId: 'eip155:137' }],
    [
      `ETHEREUM:${firstAddress}?value=2.014e18&gasPrice=9e99`,
      { recipient: firstAddress, amount: 2_014n * 10n ** 15n },
    ],
    ['ethereum:alice.eth?value=5', { recipient: 'alice.eth', amount: 5n }],
    [
      `ethereum:${token}@1/transfer?address=${firstAddress}&uint256=1.5e6`,
      { recipient: firstAddress, token, caipNetworkId: 'eip155:1', amount: 1_500_000n },
    ],
  ])('is read: %s', async (text, request) => {
    expect(await read(text)).toEqual(request)
  })

  it.each([
    'https://example.org',
    'ethereum:',
    `ethereum:${firstAddress.slice(0, -1)}`,
    `ethereum:${token.replace('A0b', 'a0b')}`,
    `ethereum:${firstAddress}?value=1.5`,
    `ethereum:${firstAddress}?value=-1`,
    `ethereum:${firstAddress}?value=0x10`,
    `ethereum:${firstAddress}?value=1&value=2`,
    `ethereum:${firstAddress}?value=${'9'.repeat(78)}`,
    `ethereum:${firstAddress}?value=1e99`,
    `ethereum:${firstAddress}?data=0x00`,
    `ethereum:${token}/approve?address=${firstAddress}&uint256=1`,
    `ethereum:${token}/transfer?uint256=1`,
    `ethereum:${token}/transfer?address=${firstAddress}&uint256=1&value=1`,
    `ethereum:${firstAddress}?address=${firstAddress}`,
    `ethereum:${firstAddress}?label=${'x'.repeat(3_000)}`,
  ])('is refused: %s', async (text) => {
    expect(await read(text)).toBeNull()
  })
})
