// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { getRecentRecipients } from './recentRecipients.ts'
import { reviewSend } from './reviewSend.ts'
import { sendToken } from './sendToken.ts'
import { getSentTransfers } from './sentTransfers.ts'

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const block = `0x${'cd'.repeat(32)}` as const
const amount = 10n ** 18n
const receipt = {
  transactionHash: hash,
  transactionIndex: '0x0',
  blockHash: block,
  blockNumber: '0x1',
  from: firstAddress,
  to: secondAddress,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
  logsBloom: `0x${'00'.repeat(256)}`,
  status: '0x1',
  type: '0x2',
}
const mined = {
  hash,
  nonce: '0x0',
  blockHash: block,
  blockNumber: '0x1',
  transactionIndex: '0x0',
  from: firstAddress.toLowerCase(),
  to: secondAddress.toLowerCase(),
  value: `0x${amount.toString(16)}`,
  input: '0x',
  gas: '0x5208',
  gasPrice: '0x1',
  type: '0x0',
  chainId: '0x1',
  v: '0x25',
  r: block,
  s: block,
}
const answers: Record<string, readonly NodeReply[]> = {
  eth_chainId: [{ result: '0x1' }],
  eth_blockNumber: [{ result: '0x1' }],
  eth_getTransactionReceipt: [{ result: receipt }],
  eth_getTransactionByHash: [{ result: mined }],
}

/** Sends a coin through a wallet and returns its status. */
async function sendOne(replies: Partial<typeof answers> = {}) {
  onReplyingNode(node, { ...answers, ...replies } as typeof answers)
  const { kit, asked } = await connected({ eth_sendTransaction: hash })
  const { id } = await sendToken(kit, { recipient: secondAddress, amount })
  const status = () =>
    getSentTransfers(kit)
      .getState()
      .list.find((sent) => sent.id === id)?.status
  await vi.waitFor(() => expect(status()).not.toBe('pending'))
  return { kit, asked, status: status() }
}

describe('a transfer', () => {
  it('is confirmed when what was confirmed is in the block', async () => {
    const { status, kit } = await sendOne()
    expect(status).toBe('confirmed')
    expect(getRecentRecipients(kit._internal, 'eip155:1')).toEqual([secondAddress])
    expect(kit.stores.notices.getState().toast?.key).toBe('transactionStarted')
  })

  // T5, T7
  it.each([
    ['another receiver', { to: '0x00000000000000000000000000000000000bad00' }],
    ['another amount', { value: '0x1' }],
    ['an authorization beside it', { authorizationList: [{ address: secondAddress }] }],
    ['a transaction of authorizations', { type: '0x4' }],
    ['a call instead of a transfer', { input: '0xa9059cbb' }],
  ])('is altered when the wallet has sent %s', async (_, changed) => {
    const { status } = await sendOne({ eth_getTransactionByHash: [{ result: { ...mined, ...changed } }] })
    expect(status).toBe('altered')
  })

  // F35
  it('has failed when the block says so, which is no success on a hash alone', async () => {
    const { status } = await sendOne({
      eth_getTransactionReceipt: [{ result: { ...receipt, status: '0x0' } }],
    })
    expect(status).toBe('failed')
  })

  // T24
  it('is sent once while the wallet has not answered, and again after that', async () => {
    onReplyingNode(node, answers)
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    const transfer = { recipient: secondAddress, amount }
    const [first, second] = await Promise.all([sendToken(kit, transfer), sendToken(kit, transfer)])
    expect(first).toBe(second)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
    await sendToken(kit, transfer)
    expect(asked('eth_sendTransaction')).toHaveLength(2)
  })

  // T22
  it.each<[string, { recipient?: string; amount?: bigint; token?: string }]>([
    ['a receiver that is no address', { recipient: 'alice.eth' }],
    ['a receiver with a wrong checksum', { recipient: secondAddress.replace('c', 'C') }],
    ['nothing', { amount: 0n }],
    ['less than nothing', { amount: -1n }],
    ['more than a contract can count', { amount: 2n ** 256n }],
    ['a token that is no address', { token: 'USDC' }],
  ])('of %s is refused before anything is asked', async (_, changed) => {
    const { calls } = onReplyingNode(node, answers)
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    const events: string[] = []
    kit.subscribeEvents?.(({ data }) => events.push(data.event))
    const transfer = { recipient: secondAddress, amount, ...changed }
    const before = calls.length
    await expect(reviewSend(kit, transfer)).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
    await expect(sendToken(kit, transfer)).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
    expect(calls).toHaveLength(before)
    expect(asked('eth_sendTransaction')).toEqual([])
    // Invalid input is not the beginning of a transfer.
    if (changed.recipient) expect(events).not.toContain('SEND_INITIATED')
    expect(kit.stores.notices.getState().toast).toBeUndefined()
  })

  // T24
  it('is another one when the wallet has gone to another account meanwhile', async () => {
    onReplyingNode(node, answers)
    const held: ((hash: string) => void)[] = []
    const reply = () => new Promise((resolve) => held.push(resolve))
    const { kit, wallet } = await connected({ eth_sendTransaction: reply })
    const transfer = { recipient: secondAddress, amount }
    const first = sendToken(kit, transfer)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    wallet.changeAccount(1)
    const second = sendToken(kit, transfer)
    expect(second).not.toBe(first)
    await vi.waitFor(() => expect(held).toHaveLength(2))
    for (const resolve of held) resolve(hash)
    await Promise.allSettled([first, second])
  })

  // F17, T23
  it('asks nothing of a wallet that is on another account or network than was shown', async () => {
    onReplyingNode(node, answers)
    const { kit, asked } = await connected({ eth_sendTransaction: hash })
    const transfer = { recipient: secondAddress, amount }
    await expect(sendToken(kit, { ...transfer, sender: secondAddress })).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_ACCOUNT',
    })
    await expect(sendToken(kit, { ...transfer, caipNetworkId: 'eip155:137' })).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_NETWORK',
    })
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  it('that the visitor declines is reported so, and leaves nothing', async () => {
    onReplyingNode(node, answers)
    const declined = Object.assign(new Error('No'), { code: 4001 })
    const { kit } = await connected({ eth_sendTransaction: declined })
    await expect(sendToken(kit, { recipient: secondAddress, amount })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(kit.stores.notices.getState().toast?.key).toBe('signatureDeclined')
    expect(getSentTransfers(kit).getState().list).toEqual([])
    expect(getRecentRecipients(kit._internal, 'eip155:1')).toEqual([])
  })
})

describe('a review', () => {
  const fees = {
    eth_gasPrice: [{ result: '0x3b9aca00' }],
    eth_maxPriorityFeePerGas: [{ result: '0x1' }],
    eth_getBlockByNumber: [
      {
        result: {
          number: '0x1',
          baseFeePerGas: '0x3b9aca00',
          hash: block,
          parentHash: block,
          timestamp: '0x1',
          transactions: [],
        },
      },
    ],
    eth_estimateGas: [{ result: '0x5208' }],
    eth_call: [{ result: '0x' }],
  } satisfies Record<string, readonly NodeReply[]>

  async function review(code: string, replies: Record<string, readonly NodeReply[]> = {}) {
    onReplyingNode(node, { ...answers, ...fees, eth_getCode: [{ result: code }], ...replies })
    const { kit } = await connected()
    return reviewSend(kit, { recipient: secondAddress, amount })
  }

  it('warns of a contract, and not of a person who has delegated to one', async () => {
    expect((await review('0x6080')).isContract).toBe(true)
  })

  it.each(['0x', `0xef0100${'11'.repeat(20)}`])('does not warn of the code %s', async (code) => {
    expect(await review(code)).toMatchObject({
      isContract: false,
      willSucceed: true,
      isFirstTime: true,
      isOwn: false,
      leaves: amount,
    })
  })

  // T7, T22
  it('is refused where the token has other decimals on the chain than the amount was shown with', async () => {
    const six = `0x${'6'.padStart(64, '0')}`
    onReplyingNode(node, {
      ...{ ...answers, ...fees },
      eth_getCode: [{ result: '0x' }],
      eth_call: [{ result: six }],
    })
    const { kit } = await connected()
    const token = `0x${'11'.repeat(20)}`
    const transfer = { recipient: secondAddress, amount, token }
    await expect(reviewSend(kit, { ...transfer, decimals: 6 })).resolves.toMatchObject({ willSucceed: true })
    await expect(reviewSend(kit, { ...transfer, decimals: 4 })).rejects.toMatchObject({
      code: 'SERVICE_REPLY_INVALID',
      context: { field: 'decimals' },
    })
  })

  it('says that a transfer would fail', async () => {
    const reverted = { error: { code: 3, message: 'execution reverted' } }
    expect((await review('0x', { eth_call: [reverted] })).willSucceed).toBe(false)
  })

  it('has a fee that the gas pays for, at the most', async () => {
    const { fee, gas } = await review('0x')
    expect(fee).toBe((gas?.gas ?? 0n) * (gas?.maxFeePerGas ?? gas?.gasPrice ?? 0n))
    expect(fee).toBeGreaterThan(0n)
  })
})
