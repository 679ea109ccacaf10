// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { sendToken } from './sendToken.ts'
import { checkSentTransfer, getSentTransfers, watchSentTransfers } from './sentTransfers.ts'

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const block = `0x${'cd'.repeat(32)}` as const
const amount = 10n ** 18n
const receipt = {
  ...{ transactionHash: hash, transactionIndex: '0x0', blockHash: block, blockNumber: '0x1' },
  ...{ from: firstAddress, to: secondAddress, cumulativeGasUsed: '0x5208', gasUsed: '0x5208' },
  ...{ effectiveGasPrice: '0x1', logs: [], logsBloom: `0x${'00'.repeat(256)}`, status: '0x1', type: '0x2' },
}
const mined = {
  ...{ hash, nonce: '0x0', blockHash: block, blockNumber: '0x1', transactionIndex: '0x0' },
  ...{ from: firstAddress.toLowerCase(), to: secondAddress.toLowerCase() },
  ...{ value: `0x${amount.toString(16)}`, input: '0x', gas: '0x5208', gasPrice: '0x1' },
  ...{ type: '0x0', chainId: '0x1', v: '0x25', r: block, s: block },
}
const answers: Record<string, readonly NodeReply[]> = {
  eth_chainId: [{ result: '0x1' }],
  eth_blockNumber: [{ result: '0x1' }],
  eth_getTransactionReceipt: [{ result: receipt }],
  eth_getTransactionByHash: [{ result: mined }],
}
type Kit = ReturnType<typeof createTestKit>
const statusIn = (kit: Kit) => getSentTransfers(kit).getState().list[0]?.status

// F35
describe('a transfer that is not confirmed when the page is left', () => {
  /** Sends, leaves before the transfer is in a block, and comes back. */
  async function comeBack(replies: Record<string, readonly NodeReply[]> = {}) {
    const storage = createMemoryStorage()
    onReplyingNode(node, { ...answers, eth_getTransactionReceipt: [{ result: null }] })
    const { kit: first } = await connected({ eth_sendTransaction: hash }, { storage })
    await sendToken(first, { recipient: secondAddress, amount })
    expect(statusIn(first)).toBe('pending')
    first.destroy()
    const kit = createTestKit({ storage })
    const { calls } = onReplyingNode(node, { ...answers, ...replies })
    return { kit, storage, calls }
  }

  it('is pending, and nothing is read before it is watched', async () => {
    const { kit, calls } = await comeBack()
    expect(getSentTransfers(kit).getState().list).toMatchObject([
      { id: hash, status: 'pending', sender: firstAddress, recipient: secondAddress, amount },
    ])
    expect(calls).toEqual([])
  })

  it('is watched until it is confirmed, and then no longer stored', async () => {
    const { kit, storage } = await comeBack({
      eth_getTransactionReceipt: [{ result: null }, { result: receipt }],
    })
    const stop = watchSentTransfers(kit)
    await vi.waitFor(() => expect(statusIn(kit)).toBe('confirmed'), { timeout: 5_000 })
    stop()
    expect(storage.getItem('@appkit/sent_transfers')).toBeNull()
    expect(getSentTransfers(createTestKit({ storage })).getState().list).toEqual([])
  })

  it('is compared with what was confirmed, also then', async () => {
    const { kit } = await comeBack({ eth_getTransactionByHash: [{ result: { ...mined, value: '0x1' } }] })
    await checkSentTransfer(kit, { id: hash })
    expect(statusIn(kit)).toBe('altered')
  })

  it('is not read any more when the view is closed', async () => {
    const { kit, calls } = await comeBack({ eth_getTransactionReceipt: [{ result: null }] })
    const stop = watchSentTransfers(kit)
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
    stop()
    const { length } = calls
    await expect(checkSentTransfer(createTestKit(), { id: hash })).resolves.toBe(false)
    // Requests on their way may have been received.
    expect(calls.length).toBeLessThanOrEqual(length + 2)
  })

  it('stays pending on a network that is not offered any more', async () => {
    const { kit } = await comeBack()
    const state = kit._internal.stores.networks.getState()
    kit._internal.stores.networks.set({
      ...state,
      requested: state.requested.filter(({ caipNetworkId }) => caipNetworkId !== 'eip155:1'),
    })
    await expect(checkSentTransfer(kit, { id: hash })).resolves.toBe(false)
    expect(statusIn(kit)).toBe('pending')
  })
})

describe('a node that fails right after the receipt', () => {
  /** Sends while the transaction itself cannot be read. */
  async function send(failures: number) {
    const failed = Array.from({ length: failures }, () => ({
      error: { code: -32_000, message: 'not found' },
    }))
    onReplyingNode(node, { ...answers, eth_getTransactionByHash: [...failed, { result: mined }] })
    const { kit } = await connected({ eth_sendTransaction: hash })
    await sendToken(kit, { recipient: secondAddress, amount })
    await vi.waitFor(() => expect(statusIn(kit)).toBe('unknown'))
    return kit
  }

  it('is asked again, with pauses, as long as the view is open', async () => {
    const kit = await send(2)
    const stop = watchSentTransfers(kit)
    await vi.waitFor(() => expect(statusIn(kit)).toBe('confirmed'), { timeout: 8_000 })
    stop()
  })

  it('is asked once more on request', async () => {
    const kit = await send(2)
    await expect(checkSentTransfer(kit, { id: hash })).resolves.toBe(false)
    expect(statusIn(kit)).toBe('unknown')
    await expect(checkSentTransfer(kit, { id: hash })).resolves.toBe(true)
    expect(statusIn(kit)).toBe('confirmed')
  })
})
