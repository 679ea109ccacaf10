import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { describeRequest } from './describeRequest.ts'

test.each([
  ['personal_sign', [stringToHex('Hello, Erin'), '0x'], 'Hello, Erin'],
  ['personal_sign', ['0xff00', '0x'], '0xff00'],
  ['eth_signTypedData_v4', ['0x', '{"message":{"text":"hi"}}'], '"text": "hi"'],
  ['eth_sendTransaction', [{ from: '0xa', to: '0xb', value: '0x10' }], 'To: 0xb\nValue: 16 wei'],
  ['eth_sendTransaction', [{ from: '0xa', data: '0x60' }], 'To: a new contract'],
  ['solana_signMessage', { message: '9Ajdvzr', pubkey: '' }, 'Hello'],
  ['solana_signTransaction', { transaction: 'nonsense' }, '"transaction": "nonsense"'],
  ['wallet_switchEthereumChain', [{ chainId: '0x89' }], '"chainId": "0x89"'],
])('%s %j is shown as %j', (method, params, text) => {
  expect(describeRequest(method, params)).toContain(text)
})
