// @vitest-environment happy-dom
import { parseTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { sendToken } from './sendToken.ts'
import { getSentTransfers } from './sentTransfers.ts'
import { speedUpTransfer } from './speedUpTransfer.ts'

const gwei = 10n ** 9n
const hash = `0x${'ab'.repeat(32)}` as const
const faster = `0x${'cd'.repeat(32)}` as const
const amount = 10n ** 18n
const hex = (value: bigint) => `0x${value.toString(16)}`
const waiting = {
  hash,
  nonce: '0x7',
  blockHash: null,
  blockNumber: null,
  from: firstAddress,
  to: secondAddress,
  value: hex(amount),
  input: '0x',
  gas: '0x5208',
  maxFeePerGas: hex(20n * gwei + 1n),
  maxPriorityFeePerGas: hex(2n * gwei),
  type: '0x2',
}

/** Sends a coin, which waits. */
async function sendOne({ transaction = waiting as object | null, wallet = {}, baseFee = gwei } = {}) {
  const block = {
    hash,
    number: '0x1',
    parentHash: hash,
    timestamp: '0x1',
    transactions: [],
    baseFeePerGas: hex(baseFee),
  }
  const { named } = onReplyingNode('http://localhost:3000/node/1', {
    eth_chainId: [{ result: '0x1' }],
    eth_blockNumber: [{ result: '0x1' }],
    eth_gasPrice: [{ result: hex(gwei) }],
    eth_maxPriorityFeePerGas: [{ result: hex(gwei) }],
    eth_getBlockByNumber: [{ result: block }],
    eth_getTransactionByHash: [{ result: transaction }],
    eth_getTransactionCount: [{ result: '0x7' }],
    eth_sendRawTransaction: [{ result: faster }],
  })
  const { kit, asked } = await connected({ eth_sendTransaction: hash, ...wallet })
  const { id } = await sendToken(kit, { recipient: secondAddress, amount })
  const raw = () => named('eth_sendRawTransaction').map(({ params }) => params?.[0])
  const list = () =>
    getSentTransfers(kit)
      .getState()
      .list.map((sent) => [sent.id, sent.status])
  return { kit, id, asked, raw, list }
}

/** Signs another transaction instead, with anvil's first key. */
async function signed(change: object) {
  const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  const transaction = {
    type: 'eip1559',
    chainId: 1,
    nonce: 7,
    to: secondAddress,
    value: amount,
    gas: 21_000n,
    maxFeePerGas: 30n * gwei,
  } as const
  return key.signTransaction({ ...transaction, ...change })
}

// F35
describe('speeding up a waiting transfer', () => {
  it('signs the same with its nonce and a tenth more for gas, and sends that once', async () => {
    const { kit, id, raw, list, asked } = await sendOne()
    const calls = [1, 2, 3].map(() => speedUpTransfer(kit, { id }))
    expect(await Promise.all(calls)).toEqual([{ id: faster }, { id: faster }, { id: faster }])
    expect(raw()).toHaveLength(1)
    expect(asked('eth_signTransaction')).toHaveLength(1)
    expect(asked('eth_sendTransaction')).toHaveLength(1)
    expect(parseTransaction(raw()[0] as `0x02${string}`)).toMatchObject({
      nonce: 7,
      to: secondAddress.toLowerCase(),
      value: amount,
      gas: 21_000n,
      maxFeePerGas: 22n * gwei + 2n,
      maxPriorityFeePerGas: (22n * gwei) / 10n,
    })
    expect(list()).toEqual([
      [faster, 'pending'],
      [hash, 'pending'],
    ])
  })

  it('has a wallet that has forgotten the page asked to connect, then signs', async () => {
    const raw = await signed({ maxFeePerGas: 40n * gwei })
    let isForgotten = true
    const wallet = {
      eth_requestAccounts() {
        isForgotten = false
        return [firstAddress]
      },
      eth_signTransaction() {
        if (isForgotten) throw Object.assign(new Error('no'), { code: 4100 })
        return raw
      },
    }
    const { kit, id, asked, raw: sent } = await sendOne({ wallet })
    isForgotten = true
    await speedUpTransfer(kit, { id })
    expect(asked('eth_signTransaction')).toHaveLength(2)
    expect(sent()).toEqual([raw])
  })

  it('pays the present price where that is more', async () => {
    const { kit, id, raw } = await sendOne({ baseFee: 100n * gwei })
    await speedUpTransfer(kit, { id })
    expect(parseTransaction(raw()[0] as `0x02${string}`)).toMatchObject({ maxFeePerGas: 121n * gwei })
  })

  // T25: other scripts of the page can write the stored transfer.
  it.each([
    ['goes to another receiver', { to: firstAddress }],
    ['is of another amount', { value: hex(amount + 1n) }],
  ])('asks nothing of the wallet where what waits %s', async (_, change) => {
    const { kit, id, asked } = await sendOne({ transaction: { ...waiting, ...change } })
    await expect(speedUpTransfer(kit, { id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_WAITING' })
    expect(asked('eth_signTransaction')).toEqual([])
  })

  // T24
  it.each([
    ['another nonce', { nonce: 8 }],
    ['another receiver', { to: firstAddress }],
    ['another amount', { value: amount + 1n }],
    ['data', { data: '0x00' }],
  ])('sends nothing that the wallet has signed with %s', async (_, change) => {
    const { kit, id, raw } = await sendOne({ wallet: { eth_signTransaction: await signed(change) } })
    await expect(speedUpTransfer(kit, { id })).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    expect(raw()).toEqual([])
  })

  it('sends nothing without a signature, or with that of another account', async () => {
    for (const reply of [
      '0x02',
      await privateKeyToAccount(`0x${'11'.repeat(32)}`).signTransaction({
        chainId: 1,
        nonce: 7,
        to: secondAddress,
        value: amount,
        gas: 21_000n,
        maxFeePerGas: gwei,
      }),
    ]) {
      const { kit, id, raw } = await sendOne({ wallet: { eth_signTransaction: reply } })
      await expect(speedUpTransfer(kit, { id })).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
      expect(raw()).toEqual([])
    }
  })

  it.each([
    ['is confirmed meanwhile', { ...waiting, blockHash: hash, blockNumber: '0x1' }],
    ['is unknown to the node', null],
  ])('signs nothing for one that %s', async (_, transaction) => {
    const { kit, id, asked } = await sendOne({ transaction })
    await expect(speedUpTransfer(kit, { id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_WAITING' })
    expect(asked('eth_signTransaction')).toEqual([])
  })

  it('is refused for a transfer that was not sent from here, and by wallets that do not sign only', async () => {
    const unsupported = Object.assign(new Error('no'), { code: 4200 })
    const { kit, id } = await sendOne({ wallet: { eth_signTransaction: unsupported } })
    await expect(speedUpTransfer(kit, { id: faster })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_WAITING',
    })
    await expect(speedUpTransfer(kit, { id })).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
  })
})
