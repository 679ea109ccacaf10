// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { hasAuxiliaryFunds } from '../../chains/namespaces/eip155/actions/hasAuxiliaryFunds.ts'
import { relayTransaction } from '../../test/relayedTransaction.test.helper.ts'
import { type NodeReply, onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { reviewSend } from './reviewSend.ts'
import { sendToken } from './sendToken.ts'
import { getSentTransfers } from './sentTransfers.ts'

// https://eips.ethereum.org/EIPS/eip-7682

const node = 'http://localhost:3000/node/1'
const hash = `0x${'ab'.repeat(32)}` as const
const token = `0x${'aB'.repeat(20)}`
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const any = { auxiliaryFunds: { supported: true } }
const of = (...assets: readonly unknown[]) => ({ auxiliaryFunds: { supported: true, assets } })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const reverted = { error: { code: 3, message: 'execution reverted' } }

/** A node on which transfers fail, and the account holds 5 of everything. */
function onPoorNode(replies: Record<string, readonly NodeReply[]> = {}) {
  onReplyingNode(node, {
    eth_chainId: [{ result: '0x1' }],
    eth_blockNumber: [{ result: '0x2' }],
    eth_getCode: [{ result: '0x60' }],
    eth_gasPrice: [{ result: '0x1' }],
    eth_getBlockByNumber: [{ result: null }],
    eth_estimateGas: [reverted],
    eth_getBalance: [{ result: '0x5' }],
    // First the transfer that is tried, then its sender's balance.
    eth_call: [reverted, { result: word(5n) }],
    ...replies,
  })
}

describe('a wallet with more than the network shows', () => {
  it.each<[string, object, string | undefined, boolean]>([
    ['any asset', { '0x1': any }, token, true],
    ['any asset', { '0x1': any }, undefined, true],
    ['the token', { '0x1': of(token) }, token.toLowerCase(), true],
    ['the token alone', { '0x1': of(token) }, undefined, false],
    ['the coin', { '0x1': of(coin) }, undefined, true],
    ['the coin alone', { '0x1': of(coin) }, token, false],
    ['every network', { '0x0': any }, token, true],
    ['another network', { '0x2105': any }, token, false],
    ['no asset', { '0x1': of() }, token, false],
    ['an asset that is none', { '0x1': of(null, 1, {}) }, token, false],
    ['a list that is none', { '0x1': { auxiliaryFunds: { supported: true, assets: token } } }, token, false],
    ['a word', { '0x1': { auxiliaryFunds: { supported: 'true' } } }, token, false],
    ['nothing', { '0x1': {} }, token, false],
  ])('that states %s (%j, %s): %s', async (_, capabilities, asset, expected) => {
    const { kit } = await connected({ wallet_getCapabilities: capabilities })
    expect(await hasAuxiliaryFunds(kit, { caipNetworkId: 'eip155:1', token: asset })).toBe(expected)
  })
})

describe('a transfer of more than the account holds', () => {
  const transfer = { recipient: secondAddress, amount: 7n, token: token.toLowerCase() }

  it.each([
    ['a token', transfer, of(token)],
    ['the coin', { ...transfer, token: undefined }, of(coin)],
  ])('is left to a wallet that states more: %s', async (_, given, capabilities) => {
    onPoorNode()
    const { kit, asked } = await connected({
      wallet_getCapabilities: { '0x1': capabilities },
      wallet_sendCalls: { id: 'bundle' },
    })
    expect(await reviewSend(kit, given)).toMatchObject({
      needsAuxiliaryFunds: true,
      willSucceed: true,
      fee: 0n,
    })
    await sendToken(kit, { ...given, auxiliaryFunds: true })
    const required = [{ address: transfer.token, amount: '0x7', standard: 'erc20' }]
    expect(asked('wallet_sendCalls')).toEqual([
      {
        method: 'wallet_sendCalls',
        params: [
          expect.objectContaining({
            capabilities: {
              auxiliaryFunds: { optional: true, ...(given.token && { requiredAssets: required }) },
            },
          }),
        ],
      },
    ])
    expect(asked('eth_sendTransaction')).toHaveLength(0)
  })

  it.each([
    ['states nothing', {}],
    ['states another asset', of(coin)],
  ])('fails with a wallet that %s', async (_, capabilities) => {
    onPoorNode()
    const { kit } = await connected({ wallet_getCapabilities: { '0x1': capabilities } })
    await expect(reviewSend(kit, transfer)).rejects.toMatchObject({ code: 'RPC_FAILED' })
  })

  it('is no excuse for a transfer that fails for another reason', async () => {
    onPoorNode({ eth_call: [reverted, { result: word(7n) }] })
    const { kit, asked } = await connected({ wallet_getCapabilities: { '0x1': any } })
    await expect(reviewSend(kit, transfer)).rejects.toMatchObject({ code: 'RPC_FAILED' })
    expect(asked('wallet_getCapabilities')).toHaveLength(0)
  })

  it('is not asked of the wallet where the account holds enough', async () => {
    onPoorNode({ eth_estimateGas: [{ result: '0x5208' }], eth_call: [{ result: word(1n) }] })
    const { kit, asked } = await connected({ wallet_getCapabilities: { '0x1': any } })
    expect(await reviewSend(kit, transfer)).toMatchObject({ needsAuxiliaryFunds: false, willSucceed: true })
    expect(asked('wallet_getCapabilities')).toHaveLength(0)
  })

  // T3, T32
  it.each<[string, bigint, string]>([
    ['has them', 7n, 'confirmed'],
    ['lies, and sends what there is', 5n, 'altered'],
  ])('is compared with the block: the wallet %s', async (_, amount, status) => {
    const { receipt, transaction } = relayTransaction(hash, {
      transfers: [{ token: transfer.token, from: firstAddress, to: secondAddress, amount }],
    })
    onPoorNode({
      eth_getTransactionReceipt: [{ result: receipt }],
      eth_getTransactionByHash: [{ result: transaction }],
    })
    const { kit } = await connected({
      wallet_getCapabilities: { '0x1': any },
      wallet_sendCalls: { id: 'bundle' },
      wallet_getCallsStatus: {
        ...{ version: '2.0.0', id: 'bundle', chainId: '0x1', status: 200, atomic: true },
        receipts: [{ transactionHash: hash, status: '0x1', logs: [] }],
      },
    })
    await sendToken(kit, { ...transfer, auxiliaryFunds: true })
    await vi.waitFor(() => expect(getSentTransfers(kit).getState().list[0]?.status).toBe(status))
  })

  it('fails, and is followed no more, where a lying wallet cannot get them', async () => {
    onPoorNode()
    const failed = Object.assign(new Error('Provisioning failed'), { code: 5770 })
    const { kit } = await connected({ wallet_getCapabilities: { '0x1': any }, wallet_sendCalls: failed })
    await expect(sendToken(kit, { ...transfer, auxiliaryFunds: true })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
    expect(getSentTransfers(kit).getState().list).toEqual([])
  })

  it('is a transaction in a wallet that states more and sends no calls', async () => {
    onPoorNode()
    const { kit, asked } = await connected({
      wallet_getCapabilities: { '0x1': any },
      wallet_sendCalls: Object.assign(new Error('Unknown'), { code: 4200 }),
      eth_sendTransaction: hash,
    })
    await sendToken(kit, { ...transfer, auxiliaryFunds: true })
    expect(asked('eth_sendTransaction')).toHaveLength(1)
  })
})
