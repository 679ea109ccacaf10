// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { ethereum, secondAddress } from '../../test/testPage.test.helper.ts'
import { reviewSend } from './reviewSend.ts'

const node = 'http://localhost:3000/node/10'
const block = `0x${'cd'.repeat(32)}`
const optimism = { ...ethereum, id: 10, name: 'OP Mainnet', rpcUrls: { default: { http: [node] } } }

it('costs what a network takes for publishing it, beside the gas', async () => {
  onReplyingNode(node, {
    eth_chainId: [{ result: '0xa' }],
    eth_gasPrice: [{ result: '0x2' }],
    eth_getBlockByNumber: [
      { result: { number: '0x1', hash: block, parentHash: block, timestamp: '0x1', transactions: [] } },
    ],
    eth_estimateGas: [{ result: '0x5208' }],
    eth_getCode: [{ result: '0x' }],
    eth_call: [{ result: `0x${'0'.repeat(60)}1234` }],
  })
  const { kit } = await connected({}, { networks: [ethereum, optimism] })
  const review = await reviewSend(kit, { recipient: secondAddress, amount: 1n, caipNetworkId: 'eip155:10' })
  expect(review).toMatchObject({ fee: 21_000n * 2n + 0x1234n, gas: { gas: 21_000n, gasPrice: 2n } })
})
