// @vitest-environment happy-dom
import { getBase58Decoder, getBase64Decoder } from '@solana/codecs'
import { describe, expect, it, vi } from 'vitest'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  ethereum,
  firstSolanaAddress,
  secondSolanaAddress,
  settle,
} from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'
import type { TransferRequest } from '../../Transfers.ts'
import { solana } from '../networks/solana.ts'
import { systemProgram, tokenPrograms } from '../transferInstructions.ts'
import { transfers } from '../transfers.ts'
import { getSentWires } from './sentWires.ts'

const node = 'http://localhost:3000/node/solana'
const signature = getBase58Decoder().decode(new Uint8Array(64).fill(7))
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'
const result = (value: unknown): NodeReply => ({ result: value })
const nodeReplies = {
  getGenesisHash: [result('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')],
  getLatestBlockhash: [result({ value: { blockhash, lastValidBlockHeight: 9 } })],
  getSignatureStatuses: [result({ value: [{ slot: 1, confirmationStatus: 'confirmed', err: null }] })],
  sendTransaction: [result(signature)],
}
const request: TransferRequest = { recipient: secondSolanaAddress, amount: 7n }

// T3, F35
describe('a confirmed transfer', () => {
  /**
   * Sends a transfer, and returns its status when the node returns the given transactions in turn.
   *
   * @param later Record of it when the page is left meanwhile.
   */
  async function settleOne(
    getTransaction: (sent: string) => readonly NodeReply[],
    later?: Partial<TransferRequest>,
  ) {
    const replies: Record<string, readonly NodeReply[]> = { ...nodeReplies }
    const { named } = onReplyingNode(node, replies)
    createTestSolanaWallet({ rpcUrl: node })
    const kit = createPreparedKit({
      networks: [ethereum, { ...solana, rpcUrls: { default: { http: [node] } } }],
    })
    await settle()
    await connect(kit, { connectorId: kit.stores.connectors.getState().connectors[0]?.id ?? '' })
    const transfer = await transfers.send(kit, request, {})
    const sent = String(named('sendTransaction')[0]?.params?.[0])
    replies.getTransaction = getTransaction(sent)
    if (later) getSentWires(kit._internal).clear()
    const recorded = { ...request, ...later }
    return {
      outcome: transfers.wait(kit, { sent: transfer, request: recorded, sender: firstSolanaAddress }),
      named,
    }
  }
  const mined = (wire: string) => result({ slot: 1, transaction: [wire, 'base64'] })

  it('is confirmed where it is what the wallet was asked to sign', async () => {
    const { outcome, named } = await settleOne((sent) => [mined(sent)])
    await expect(outcome).resolves.toEqual({ status: 'confirmed' })
    expect(named('getTransaction')[0]?.params).toEqual([
      signature,
      { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 },
    ])
  })

  it('is altered where it is something else', async () => {
    const { outcome } = await settleOne(() => [mined('AQ==')])
    await expect(outcome).resolves.toEqual({ status: 'altered' })
  })

  it.each([
    ['is what was recorded', {}, 'confirmed'],
    ['is paid to another account', { recipient: firstSolanaAddress }, 'altered'],
    ['is of another amount', { amount: 8n }, 'altered'],
    ['is not of SOL', { token: solana.id }, 'altered'],
  ] as const)('of an earlier visit that %s: %o, %s', async (_, later, expected) => {
    const { outcome } = await settleOne((sent) => [mined(sent)], later)
    await expect(outcome).resolves.toEqual({ status: expected })
  })

  it.each([
    ['of this visit', undefined],
    ['of an earlier one', {}],
  ])(
    '%s is confirmed without comparing where the node keeps no transactions, which is logged',
    async (_, later) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      try {
        const { outcome } = await settleOne(
          () => [{ error: { code: -32_011, message: 'no history' } }],
          later,
        )
        await expect(outcome).resolves.toEqual({ status: 'confirmed' })
        expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be compared'), expect.anything())
      } finally {
        warn.mockRestore()
      }
    },
  )

  it('is read again while the node does not have it yet, and then given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = await settleOne((sent) => [result(null), mined(sent)])
      const settled = vi.waitFor(() => first.named('getTransaction').length > 0)
      await vi.advanceTimersByTimeAsync(5_000)
      await settled
      await expect(first.outcome).resolves.toEqual({ status: 'confirmed' })
      const second = await settleOne(() => [result(null)])
      const refused = expect(second.outcome).rejects.toMatchObject({ code: 'TRANSACTION_UNCONFIRMED' })
      await vi.advanceTimersByTimeAsync(20_000)
      await refused
      expect(second.named('getTransaction')).toHaveLength(5)
    } finally {
      vi.useRealTimers()
    }
  })
})

// T22
describe('the decimals of a mint', () => {
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const data = Uint8Array.from({ length: 82 }, (_, index) => (index === 44 ? 6 : 0))
  const account = (owner: string | undefined) =>
    owner && { owner, lamports: 1, data: [getBase64Decoder().decode(data), 'base64'] }

  it.each([
    ['are the chain’s', tokenPrograms[0], 6],
    ['are none where another program owns the account', systemProgram, 'RPC_REPLY_INVALID'],
    ['are none where there is no such account', undefined, 'RPC_REPLY_INVALID'],
  ])('%s', async (_, owner, expected) => {
    const getMultipleAccounts = [result({ value: [account(owner) ?? null] })]
    onReplyingNode(node, { ...nodeReplies, getMultipleAccounts })
    const network = { ...solana, rpcUrls: { default: { http: [node] } } }
    const kit = createPreparedKit({ networks: [ethereum, network] })
    const reading = transfers.readDecimals(kit, mint, network)
    if (typeof expected === 'number') await expect(reading).resolves.toBe(expected)
    else await expect(reading).rejects.toMatchObject({ code: expected })
  })
})
