// @vitest-environment happy-dom
import { getBase58Decoder, getBase64Encoder } from '@solana/codecs'
import { getTransactionDecoder } from '@solana/transactions'
import { describe, expect, it } from 'vitest'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  ethereum,
  secondSolanaAddress,
  settle,
} from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'
import { solana } from '../networks/solana.ts'
import { sendSolanaTransfer } from './solanaTransfers.ts'

const node = 'http://localhost:3000/node/solana'
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'
const transfer = { recipient: secondSolanaAddress, amount: 7n }
const result = (value: unknown): readonly NodeReply[] => [{ result: value }]
const refusal: readonly NodeReply[] = [
  {
    error: {
      code: -32_002,
      message: 'Transaction simulation failed: This transaction has already been processed',
    },
  },
]

/** A kit whose wallet signs and cannot send, and the node that sends for it. */
async function connected(replies: Readonly<Record<string, readonly NodeReply[]>>) {
  const { named } = onReplyingNode(node, {
    getGenesisHash: result('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'),
    getLatestBlockhash: result({ value: { blockhash, lastValidBlockHeight: 9 } }),
    ...replies,
  })
  const { wallet } = createTestSolanaWallet({ rpcUrl: node })
  const features = { ...wallet.features, 'solana:signAndSendTransaction': undefined }
  Object.defineProperty(wallet, 'features', { value: features, configurable: true })
  const kit = createPreparedKit({
    networks: [ethereum, { ...solana, rpcUrls: { default: { http: [node] } } }],
  })
  await settle()
  await connect(kit, { connectorId: kit.stores.connectors.getState().connectors[0]?.id ?? '' })
  return { kit, named }
}

/** Signature of the transaction that the node was given. */
function readSignature(params: readonly unknown[] | undefined): string {
  const wire = getBase64Encoder().encode(params?.[0] as string)
  const [first = null] = Object.values(getTransactionDecoder().decode(wire).signatures)
  return getBase58Decoder().decode(first ?? new Uint8Array())
}

// T24
describe('a transfer that the node has been given, whose answer', () => {
  it.each<[string, Readonly<Record<string, readonly NodeReply[]>>]>([
    ['is lost', { sendTransaction: [503] }],
    [
      'says that it is known',
      {
        sendTransaction: refusal,
        getSignatureStatuses: result({ value: [{ slot: 1, confirmationStatus: 'confirmed', err: null }] }),
      },
    ],
  ])('%s, is sent: signed once more, it would be paid twice', async (_, replies) => {
    const { kit, named } = await connected(replies)
    const signature = await sendSolanaTransfer(kit, transfer)
    expect(signature).toBe(readSignature(named('sendTransaction')[0]?.params))
  })

  it('refuses it, and which no node knows, is not sent', async () => {
    const { kit } = await connected({
      sendTransaction: refusal,
      getSignatureStatuses: result({ value: [null] }),
    })
    await expect(sendSolanaTransfer(kit, transfer)).rejects.toMatchObject({ code: 'RPC_FAILED' })
  })
})
