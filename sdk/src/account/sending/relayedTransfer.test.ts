// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { relayTransaction } from '../../test/relayedTransaction.test.helper.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { sendToken } from './sendToken.ts'
import { getSentTransfers } from './sentTransfers.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const token = `0x${'11'.repeat(20)}`

interface Mined {
  readonly code?: string
  /** Log of the token. */
  readonly moved?: bigint
  /** The recipient's balance after the block, in which nothing was there before. */
  readonly balance?: bigint
  readonly changes?: object
}

/** Sends a transfer that a bundler puts into a block, and returns its status. */
async function sendRelayed(
  transfer: { token?: string },
  { code = '0x60', moved, balance = 0n, changes }: Mined,
) {
  const logged = { token, from: firstAddress, to: secondAddress }
  const transfers = moved === undefined ? [] : [{ ...logged, amount: moved }]
  const { receipt, transaction } = relayTransaction(hash, { transfers, ...(changes && { changes }) })
  onReplyingNode('http://localhost:3000/node/1', {
    eth_chainId: [{ result: '0x1' }],
    eth_blockNumber: [{ result: '0x2' }],
    eth_getCode: [{ result: code }],
    eth_getBalance: [{ result: '0x0' }, { result: `0x${balance.toString(16)}` }],
    eth_getTransactionReceipt: [{ result: receipt }],
    eth_getTransactionByHash: [{ result: transaction }],
  })
  const { kit } = await connected({ eth_sendTransaction: hash })
  await sendToken(kit, { recipient: secondAddress, amount: 7n, ...transfer })
  const status = () => getSentTransfers(kit).getState().list[0]?.status
  await vi.waitFor(() => expect(status()).not.toBe('pending'))
  return status()
}

// F35
it.each<[string, { token?: string }, Mined]>([
  ['the token has reached the receiver', { token }, { moved: 7n }],
  ['the coin has', {}, { balance: 7n }],
])('what a bundler has sent for a contract account is confirmed where %s', async (_, transfer, mined) => {
  expect(await sendRelayed(transfer, mined)).toBe('confirmed')
})

// T5
it.each<[string, { token?: string }, Mined]>([
  ['less of the token', { token }, { moved: 6n }],
  ['none of the token', { token }, {}],
  ['less of the coin', {}, { balance: 6n }],
  ['it for an account that is no contract', {}, { balance: 7n, code: '0x' }],
  ['an authorization beside it', {}, { balance: 7n, changes: { type: '0x4' } }],
])('what another account has sent is altered with %s', async (_, transfer, mined) => {
  expect(await sendRelayed(transfer, mined)).toBe('altered')
})
