// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { relayTransaction } from '../../test/relayedTransaction.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { reviewSend } from './reviewSend.ts'
import { sendToken } from './sendToken.ts'
import { checkSentTransfer, getSentTransfers } from './sentTransfers.ts'

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const token = `0x${'11'.repeat(20)}`
const paymasters = { 'eip155:1': { url: 'https://pay.example' } } as const
const transfer = { recipient: secondAddress, amount: 7n, token }

interface Case {
  /** Reported by the wallet. */
  readonly status?: number
  readonly hasReceipt?: boolean
  /** Of the token, by the transaction in the block. */
  readonly moved?: bigint
  readonly changes?: object
}

function onChain({ moved = 7n, changes }: Case) {
  const transfers = [{ token, from: firstAddress, to: secondAddress, amount: moved }]
  const { receipt, transaction } = relayTransaction(hash, { transfers, ...(changes && { changes }) })
  const replies: Record<string, readonly NodeReply[]> = {
    eth_chainId: [{ result: '0x1' }],
    eth_blockNumber: [{ result: '0x2' }],
    eth_getCode: [{ result: '0x60' }],
    eth_gasPrice: [{ result: '0x1' }],
    eth_estimateGas: [{ result: '0x5208' }],
    eth_getBlockByNumber: [{ result: null }],
    eth_call: [{ result: `0x${'0'.repeat(63)}1` }],
    eth_getTransactionReceipt: [{ result: receipt }],
    eth_getTransactionByHash: [{ result: transaction }],
  }
  onReplyingNode(node, replies)
}

const walletReplies = ({ status = 200, hasReceipt = true }: Case = {}) => ({
  wallet_getCapabilities: { '0x1': { paymasterService: { supported: true } } },
  wallet_sendCalls: { id: 'bundle' },
  eth_sendTransaction: hash,
  wallet_getCallsStatus: {
    ...{ version: '2.0.0', id: 'bundle', chainId: '0x1', status, atomic: true },
    receipts: hasReceipt ? [{ transactionHash: hash, status: '0x1', logs: [] }] : [],
  },
})

describe('a transfer whose fee a service may pay', () => {
  it('is reviewed as such, and sent so that the service pays, or not at all', async () => {
    onChain({})
    const { kit, asked } = await connected(walletReplies(), { paymasters })
    expect(await reviewSend(kit, transfer)).toMatchObject({ isSponsored: true })
    const { id } = await sendToken(kit, { ...transfer, sponsor: true, gas: { gas: 5n } })
    expect(id).toBe('bundle')
    expect(asked('wallet_sendCalls')).toMatchObject([
      { params: [{ calls: [{ to: token }], capabilities: { paymasterService: paymasters['eip155:1'] } }] },
    ])
    expect(asked('eth_sendTransaction')).toHaveLength(0)
    expect(getSentTransfers(kit).getState().list).toMatchObject([{ id, canSpeedUp: false }])
  })

  it.each([
    ['a network without a service', {}, { 'eip155:137': paymasters['eip155:1'] }],
    ['a wallet that cannot', { wallet_getCapabilities: { '0x1': {} } }, paymasters],
  ])('is paid by the account with %s', async (_, replies, given) => {
    onChain({})
    const { kit, asked } = await connected({ ...walletReplies(), ...replies }, { paymasters: given })
    expect(await reviewSend(kit, transfer)).toMatchObject({ isSponsored: false })
    await expect(sendToken(kit, { ...transfer, sponsor: true })).rejects.toMatchObject({
      code: 'CALLS_UNSUPPORTED',
    })
    expect(asked('wallet_sendCalls')).toHaveLength(0)
  })

  it('is paid by the account unless the service is asked for', async () => {
    onChain({})
    const { kit, asked } = await connected(walletReplies(), { paymasters })
    await sendToken(kit, transfer)
    expect(asked('wallet_sendCalls')).toHaveLength(0)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })

  // T24
  it('is another transfer than the one that the account pays for, and each is asked for once', async () => {
    onChain({})
    const { kit, asked } = await connected(walletReplies(), { paymasters })
    const sends = [true, true, false].map((sponsor) => sendToken(kit, { ...transfer, sponsor }))
    await Promise.all(sends)
    expect(asked('wallet_sendCalls')).toHaveLength(1)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })
})

// T3, T5, T31, T32
describe('a bundle of one transfer', () => {
  it.each<[string, Case, string]>([
    ['has arrived', {}, 'confirmed'],
    ['has brought less', { moved: 6n }, 'altered'],
    ['was paid by the account', { changes: { from: firstAddress } }, 'altered'],
    ['was reverted', { status: 500 }, 'failed'],
    ['never reached the network', { status: 400, hasReceipt: false }, 'failed'],
    ['is confirmed without a transaction to look at', { hasReceipt: false }, 'confirmed'],
  ])('that %s', async (_, given, status) => {
    onChain(given)
    const { kit } = await connected(walletReplies(given), { paymasters })
    await sendToken(kit, { ...transfer, sponsor: true })
    const sent = () => getSentTransfers(kit).getState().list[0]
    await vi.waitFor(() => expect(sent()?.status).toBe(status))
    expect(sent()?.hash).toBe(given.hasReceipt === false ? undefined : hash)
  })

  // F35
  it.each<[bigint, string]>([
    [7n, 'confirmed'],
    [6n, 'altered'],
  ])('is compared with the block after a reload as well: %s arrived', async (moved, status) => {
    const storage = createMemoryStorage()
    onChain({})
    const replies = walletReplies()
    const done = replies.wallet_getCallsStatus
    replies.wallet_getCallsStatus = { ...done, status: 100, receipts: [] }
    const first = await connected(replies, { paymasters, storage })
    await sendToken(first.kit, { ...transfer, sponsor: true })
    first.kit.destroy()
    onChain({ moved })
    replies.wallet_getCallsStatus = done
    const kit = createTestKit({ paymasters, storage })
    await connect(kit, { connectorId: 'test.wallet' })
    expect(getSentTransfers(kit).getState().list).toMatchObject([{ id: 'bundle', status: 'pending' }])
    expect(await checkSentTransfer(kit, { id: 'bundle' })).toBe(true)
    expect(getSentTransfers(kit).getState().list).toMatchObject([{ status, hash }])
    expect(getSentTransfers(createTestKit({ storage })).getState().list).toEqual([])
  })
})
