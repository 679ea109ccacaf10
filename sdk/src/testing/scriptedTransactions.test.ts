// @vitest-environment happy-dom
import { parseTransaction } from 'viem'
import { expect, it } from 'vitest'
import { onReplyingNode } from '../test/replyingNode.test.helper.ts'
import { createTestWallet, firstAddress, secondAddress } from '../test/testPage.test.helper.ts'

const hash = `0x${'ab'.repeat(32)}`
const node = {
  eth_chainId: [{ result: '0x1' }],
  eth_getTransactionCount: [{ result: '0x7' }],
  eth_sendRawTransaction: [{ result: hash }],
}
const call = { from: firstAddress, to: secondAddress, value: '0x9', gas: '0x5208' }

it.each([
  ['more digits', '0x306dc4200', '0x3b9aca00'],
  ['as many digits', '0x4190ab00', '0x3b9aca00'],
])('sends at a price that has %s than its tip: %s, %s', async (_, maxFeePerGas, maxPriorityFeePerGas) => {
  const { named } = onReplyingNode('http://localhost:3000/node/1', node)
  const { provider } = createTestWallet({ announced: false })
  await provider.request({ method: 'eth_requestAccounts' })
  const params = [{ ...call, chainId: '0x1', maxFeePerGas, maxPriorityFeePerGas }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).resolves.toBe(hash)
  const sent = parseTransaction(named('eth_sendRawTransaction')[0]?.params?.[0] as `0x${string}`)
  expect(sent).toMatchObject({
    ...{ to: secondAddress.toLowerCase(), value: 9n, gas: 21_000n, nonce: 7, chainId: 1 },
    maxFeePerGas: BigInt(maxFeePerGas),
    maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
  })
})

it('signs a transaction with the nonce and the chain that it names', async () => {
  const { provider } = createTestWallet({ announced: false })
  await provider.request({ method: 'eth_requestAccounts' })
  const params = [{ ...call, nonce: '0x3', gasPrice: '0x3b9aca00', chainId: '0x89' }]
  const signed = await provider.request({ method: 'eth_signTransaction', params })
  expect(parseTransaction(signed as `0x${string}`)).toMatchObject({
    ...{ nonce: 3, chainId: 137, gasPrice: 10n ** 9n, value: 9n },
  })
})
