// @vitest-environment happy-dom
import { encodeAbiParameters, encodeEventTopics, erc20Abi } from 'viem'
import { expect, it, vi } from 'vitest'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { getSentSwaps } from './sentSwaps.ts'
import { swap } from './swap.ts'
import { amount, dai, daiAddress, least, routerAddress, swapKit, usdc } from './swapServices.test.helper.ts'

/**
 * A wallet's report of a bundle that has paid this much DAI to the account, or another token, or to another account.
 */
function paying(value: bigint, { token = daiAddress, to = firstAddress as string } = {}) {
  const args = { from: routerAddress as `0x${string}`, to: to as `0x${string}` }
  return {
    logs: [
      {
        address: token,
        topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args }),
        data: encodeAbiParameters([{ type: 'uint256' }], [value]),
      },
    ],
    status: '0x1',
    blockHash: `0x${'cd'.repeat(32)}`,
    blockNumber: '0x1',
    gasUsed: '0x1',
    transactionHash: `0x${'ab'.repeat(32)}`,
  }
}

/** Results of a node that has the wallet's transaction in a block, sent by another account, as a bundler does. */
function minedAs(receipt: object | undefined) {
  const hash = `0x${'ab'.repeat(32)}`
  const transaction = {
    hash,
    from: routerAddress,
    to: routerAddress,
    nonce: '0x0',
    value: '0x0',
    input: '0x',
  }
  return receipt ? { eth_getTransactionReceipt: receipt, eth_getTransactionByHash: transaction } : {}
}

// T3, F35
it.each([
  ['the minimum', 'confirmed', [paying(least)]],
  ['less than the minimum', 'altered', [paying(least - 1n)]],
  ['another account', 'altered', [paying(least, { to: secondAddress })]],
  ['another token', 'altered', [paying(least, { token: routerAddress })]],
  ['no token', 'altered', [{ ...paying(least), logs: [] }]],
  ['nothing that the wallet reports', 'confirmed', []],
])('a bundle that has paid %s is %s', async (_, status, receipts) => {
  const { kit } = await swapKit({
    node: minedAs(receipts[0]),
    wallet: {
      wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
      wallet_sendCalls: { id: 'bundle' },
      wallet_getCallsStatus: {
        ...{ version: '2.0.0', id: 'bundle', chainId: '0x1', status: 200, atomic: true },
        receipts,
      },
    },
  })
  const review = await reviewSwap(kit, { quote: await getSwapQuote(kit, { from: usdc, to: dai, amount }) })
  await swap(kit, { review, approval: 'exact' })
  await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe(status))
})

// T3
it('a bundle of which the wallet reports more than the blocks have is altered', async () => {
  const { kit } = await swapKit({
    node: minedAs({ ...paying(least), logs: [] }),
    wallet: {
      wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
      wallet_sendCalls: { id: 'bundle' },
      wallet_getCallsStatus: {
        ...{ version: '2.0.0', id: 'bundle', chainId: '0x1', status: 200, atomic: true },
        receipts: [paying(least)],
      },
    },
  })
  const review = await reviewSwap(kit, { quote: await getSwapQuote(kit, { from: usdc, to: dai, amount }) })
  await swap(kit, { review, approval: 'exact' })
  await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe('altered'))
})
