// @vitest-environment happy-dom
import { encodeAbiParameters, encodeEventTopics, erc20Abi } from 'viem'
import { expect, it, vi } from 'vitest'
import { firstAddress } from '../testing/testPage.test.helper.ts'
import { approveSwap } from './approveSwap.ts'
import { getSentSwaps } from './sentSwaps.ts'
import { swap } from './swap.ts'
import { amount, daiAddress, least, reviewDai, routerAddress } from './swapServices.test.helper.ts'

const hash = `0x${'a'.repeat(64)}`
const [bundler, entryPoint] = ['bb', 'ee'].map((byte) => `0x${byte.repeat(20)}`)
const position = { blockHash: hash, blockNumber: '0x10', transactionIndex: '0x0' }

/** A block in which a bundler has paid this much DAI to the account, for a wallet whose account has this code. */
const relayed = (paid: bigint, code = '0x60') => ({
  wallet: { eth_sendTransaction: hash },
  node: {
    eth_getCode: code,
    eth_getTransactionByHash: {
      ...{
        ...position,
        hash,
        nonce: '0x0',
        from: bundler,
        to: entryPoint,
        value: '0x0',
        input: '0x1fad948c',
      },
      ...{ gas: '0x1', gasPrice: '0x1', type: '0x2', chainId: '0x1', v: '0x1', r: hash, s: hash },
    },
    eth_getTransactionReceipt: {
      ...{ ...position, transactionHash: hash, from: bundler, to: entryPoint, status: '0x1', type: '0x2' },
      ...{ cumulativeGasUsed: '0x1', gasUsed: '0x1', logsBloom: `0x${'00'.repeat(256)}` },
      logs: [
        {
          ...{ ...position, address: daiAddress, transactionHash: hash, logIndex: '0x0', removed: false },
          topics: encodeEventTopics({
            abi: erc20Abi,
            eventName: 'Transfer',
            args: { from: routerAddress as `0x${string}`, to: firstAddress },
          }),
          data: encodeAbiParameters([{ type: 'uint256' }], [paid]),
        },
      ],
    },
  },
})

// F35
it.each([
  ['the minimum for a contract account', 'confirmed', relayed(least)],
  ['less', 'altered', relayed(least - 1n)],
  ['the minimum for an account that is no contract', 'altered', relayed(least, '0x')],
])('a swap that a bundler has sent, which has paid %s, is %s', async (_, status, options) => {
  const { kit, reviewed } = await reviewDai({ ...options, allowance: amount })
  await swap(kit, { review: reviewed })
  await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe(status))
})

it('an approval that a bundler has sent for a contract account is one', async () => {
  const { kit, reviewed } = await reviewDai(relayed(0n))
  await expect(approveSwap(kit, { review: reviewed, approval: 'exact' })).resolves.toEqual({ id: hash })
})
