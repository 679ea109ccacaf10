import { expect, test } from 'vitest'
import { printNetworks } from './printNetworks.ts'

test('prints what a network needs, and leaves out what is no chain', () => {
  const chain = {
    id: 8080,
    name: 'House',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
    blockExplorers: { default: { name: 'Scan', url: 'https://scan.example', apiUrl: 'https://api.example' } },
    testnet: true,
    serializers: { transaction: () => '' },
  }
  const printed = printNetworks({ house: chain, helper: (() => undefined) as never })
  expect(printed).toContain(
    'export const house = {"id":8080,"name":"House","nativeCurrency":{"name":"Ether","symbol":"ETH","decimals":18},' +
      '"rpcUrls":{"default":{"http":["https://rpc.example"]}},' +
      '"blockExplorers":{"default":{"name":"Scan","url":"https://scan.example"}},"testnet":true} as const',
  )
  expect(printed).not.toContain('helper')
})
