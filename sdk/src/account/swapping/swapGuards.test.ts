// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { firstAddress } from '../../test/testPage.test.helper.ts'
import { approveSwap } from './approveSwap.ts'
import { swap } from './swap.ts'
import { amount, encodeApprove, reviewDai, routerAddress, usdcAddress } from './swapServices.test.helper.ts'

const hash = `0x${'a'.repeat(64)}`

// T19
describe('a service that builds an approval for another', () => {
  it('is refused where the unlimited approval is for another contract than the exact one', async () => {
    const reply = ({ from = '', amount: allowed = '' }) => {
      const spender = BigInt(allowed) === amount ? routerAddress : `0x${'66'.repeat(20)}`
      return { tx: { from, to: from, data: encodeApprove(spender, BigInt(allowed)), value: '0' } }
    }
    await expect(reviewDai({ replies: { 'build-approve': reply } })).rejects.toMatchObject({
      code: 'SWAP_REPLY_MISMATCH',
      context: { field: 'spender' },
    })
  })
})

// F36
it('an approval that the network has not carried out fails', async () => {
  const receipt = {
    transactionHash: hash,
    transactionIndex: '0x0',
    blockHash: hash,
    blockNumber: '0x10',
    from: firstAddress,
    to: usdcAddress,
    cumulativeGasUsed: '0x1',
    gasUsed: '0x1',
    logsBloom: `0x${'00'.repeat(256)}`,
    logs: [],
    status: '0x0',
    type: '0x2',
  }
  const { kit, reviewed, sent } = await reviewDai({
    node: { eth_getTransactionReceipt: receipt },
    wallet: { eth_sendTransaction: hash },
  })
  await expect(swap(kit, { review: reviewed, approval: 'exact' })).rejects.toMatchObject({
    code: 'SWAP_APPROVAL_FAILED',
  })
  // The swap does not follow.
  expect(sent()).toHaveLength(1)
})

it('a swap that had to be approved is sent with room for pools that have changed', async () => {
  const { kit, reviewed, sent } = await reviewDai({
    node: { eth_estimateGas: '0x186a0' },
    wallet: { eth_sendTransaction: hash },
  })
  await swap(kit, { review: reviewed, approval: 'exact' })
  expect(sent()).toMatchObject([{}, { params: [{ to: routerAddress, gas: '0x1e848' }] }])
})

// F17, T24
it('a swap is not even approved when the wallet has moved to another network', async () => {
  const { kit, reviewed, wallet, sent } = await reviewDai({ wallet: { eth_sendTransaction: hash } })
  wallet?.changeChain(137)
  await expect(approveSwap(kit, { review: reviewed, approval: 'exact' })).rejects.toMatchObject({
    code: 'WALLET_ON_OTHER_NETWORK',
    context: { expected: 'eip155:1', received: 'eip155:137' },
  })
  expect(sent()).toEqual([])
})

// T24
it('an approval and a swap are sent once for equal calls', async () => {
  const { kit, reviewed, sent } = await reviewDai({ wallet: { eth_sendTransaction: hash } })
  const approve = () => approveSwap(kit, { review: reviewed, approval: 'exact' })
  const send = () => swap(kit, { review: { ...reviewed, needsApproval: false } })
  const [approved, again] = await Promise.all([approve(), approve()])
  expect(again).toBe(approved)
  const [swapped, joined] = await Promise.all([send(), send()])
  expect(joined).toBe(swapped)
  expect(sent()).toHaveLength(2)
})
