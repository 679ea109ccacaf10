import { expect, it } from 'vitest'
import { explorerAddressLink } from './explorerAddressLink.ts'

it.each([
  ['https://etherscan.io', 'https://etherscan.io/address/0xA'],
  ['https://explorer.example/mainnet/', 'https://explorer.example/mainnet/address/0xA'],
  ['https://explorer.solana.com/?cluster=devnet', 'https://explorer.solana.com/address/0xA?cluster=devnet'],
])('links an account at %s', (explorer, expected) => {
  expect(explorerAddressLink(explorer, '0xA')?.href).toBe(expected)
})

it.each([undefined, '', 'no url', 'javascript:alert(1)', 'http://etherscan.io'])('refuses %j', (explorer) => {
  expect(explorerAddressLink(explorer, '0xA')).toBeUndefined()
})

it('keeps an address inside its path segment', () => {
  expect(explorerAddressLink('https://etherscan.io', '../x?y#z')?.href).toBe(
    'https://etherscan.io/address/..%2Fx%3Fy%23z',
  )
})
