import { describe, expect, it } from 'vitest'
import { readPaymentUri } from './readPaymentUri.ts'

const recipient = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const token = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

// T22
describe('a Solana Pay code', () => {
  // Examples of the specification, without the references that identify a merchant's order.
  it.each([
    [`solana:${recipient}`, { recipient }],
    [`solana:${recipient}?amount=1&label=Michael&message=Thanks`, { recipient, decimalAmount: '1' }],
    [`solana:${recipient}?amount=0.01&spl-token=${token}`, { recipient, token, decimalAmount: '0.01' }],
  ])('is read: %s', (text, request) => {
    expect(readPaymentUri(text)).toEqual(request)
  })

  it.each([
    'solana:https%3A%2F%2Fexample.com%2Fpay',
    `solana:${recipient}?amount=.5`,
    `solana:${recipient}?amount=1e9`,
    `solana:${recipient}?amount=01`,
    `solana:${recipient}?amount=1&amount=2`,
    `solana:${recipient}?spl-token=usdc`,
    `solana:${recipient}?amount=1&reference=${token}`,
    `solana:${recipient}?amount=1&memo=OrderId5678`,
    `ethereum:${recipient}`,
  ])('is refused: %s', (text) => {
    expect(readPaymentUri(text)).toBeUndefined()
  })
})
