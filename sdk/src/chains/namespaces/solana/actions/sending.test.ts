// @vitest-environment happy-dom
import { getBase58Decoder, getBase58Encoder, getBase64Encoder } from '@solana/codecs'
import {
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
} from '@solana/transaction-messages'
import { getTransactionDecoder } from '@solana/transactions'
import { describe, expect, it } from 'vitest'
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
import { switchNetwork } from '../../../../wallets/connection/switchNetwork.ts'
import { solana, solanaDevnet } from '../networks/solana.ts'
import { signAndSendTransaction } from './signAndSendTransaction.ts'
import { signAllTransactions, signTransaction } from './signTransaction.ts'
import { estimateSolanaTransfer, sendSolanaTransfer } from './solanaTransfers.ts'
import { waitForSolanaTransaction } from './waitForSolanaTransaction.ts'

const node = 'http://localhost:3000/node/solana'
const signature = getBase58Decoder().decode(new Uint8Array(64).fill(7))
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'
const [sendFeature, signFeature] = ['solana:signAndSendTransaction', 'solana:signTransaction'] as const
const result = (value: unknown): NodeReply => ({ result: value })
const nodeReplies = {
  getGenesisHash: [result('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')],
  getLatestBlockhash: [result({ value: { blockhash, lastValidBlockHeight: 9 } })],
  getFeeForMessage: [result({ value: 15_000 })],
  sendTransaction: [result(signature)],
}
const transfer = { recipient: secondSolanaAddress, amount: 7n }

/** A legacy transaction without instructions, which the first account has not signed. */
const unsigned = Uint8Array.of(
  1,
  ...new Uint8Array(64),
  1,
  0,
  0,
  1,
  ...getBase58Encoder().encode(firstSolanaAddress),
  ...new Uint8Array(32),
  0,
)
const signed = unsigned.slice().fill(7, 1, 65)

type Options = Parameters<typeof createTestSolanaWallet>[0]

/** A connected kit, the node of its network, and how to replace features of its wallet. */
async function connected(
  replies: Readonly<Record<string, readonly NodeReply[]>> = {},
  options: Options = {},
) {
  const { calls, named } = onReplyingNode(node, { ...nodeReplies, ...replies })
  const wallet = createTestSolanaWallet({ rpcUrl: node, ...options })
  const kit = createPreparedKit({
    networks: [ethereum, { ...solana, rpcUrls: { default: { http: [node] } } }],
  })
  await settle()
  const [connector] = kit.stores.connectors.getState().connectors
  await connect(kit, { connectorId: connector?.id ?? '' })
  const override = (property: 'features' | 'chains' | 'accounts', value: unknown) =>
    Object.defineProperty(wallet.wallet, property, { value, configurable: true })
  const setFeatures = (features: object) => override('features', { ...wallet.wallet.features, ...features })
  const asked = (feature: string) => wallet.requests.filter(({ method }) => method === feature)
  return { kit, wallet, calls, named, setFeatures, override, asked }
}

interface SignInput {
  readonly transaction: Uint8Array<ArrayBuffer>
}

interface SignFeature {
  signTransaction(input: SignInput): Promise<unknown>
}

/** The features of a wallet that signs, and cannot send. */
const signsOnly = { [sendFeature]: undefined }

/** Instructions and signatures of the transaction sent to the node. */
function readSent(params: readonly unknown[] | undefined) {
  const bytes = getBase64Encoder().encode(params?.[0] as string)
  const { messageBytes, signatures } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return { message: decompileTransactionMessage(message), signatures }
}

// T5
describe('sending a transaction of Solana', () => {
  it('is up to a wallet that can send, with the options of the call', async () => {
    const { kit, asked, calls } = await connected()
    const options = { skipPreflight: true, maxRetries: 3 }
    const sending = signAndSendTransaction(kit, { transaction: unsigned, options })
    await expect(sending).resolves.toBe(signature)
    expect(asked(sendFeature)[0]?.params).toEqual([
      {
        account: expect.objectContaining({ address: firstSolanaAddress }),
        chain: 'solana:mainnet',
        transaction: unsigned,
        options,
      },
    ])
    // The wallet's own request is the only one.
    expect(calls.map(({ method }) => method)).toEqual(['sendTransaction'])
  })

  it('has no options unless the call has', async () => {
    const { kit, asked } = await connected()
    await signAndSendTransaction(kit, { transaction: unsigned })
    expect(Object.keys(Object(asked(sendFeature)[0]?.params)[0]).sort()).toEqual([
      'account',
      'chain',
      'transaction',
    ])
  })

  it.each([
    [undefined, { preflightCommitment: 'confirmed', encoding: 'base64' }],
    [
      { preflightCommitment: 'finalized', skipPreflight: true },
      { preflightCommitment: 'finalized', skipPreflight: true, encoding: 'base64' },
    ],
  ] as const)('is done by the nodes for a wallet that only signs, with options %j', async (options, sent) => {
    const { kit, named, asked, setFeatures } = await connected()
    setFeatures(signsOnly)
    await expect(signAndSendTransaction(kit, { transaction: unsigned, options })).resolves.toBe(signature)
    expect(asked(signFeature)).toHaveLength(1)
    const [request] = named('sendTransaction')
    expect(request?.params?.[1]).toEqual(sent)
    expect(readSent(request?.params).signatures[firstSolanaAddress as never]).toHaveLength(64)
  })

  it('is refused by the nodes in their words', async () => {
    const error = { code: -32_002, message: 'Transaction simulation failed: no' }
    const { kit, setFeatures } = await connected({ sendTransaction: [{ error }] })
    setFeatures(signsOnly)
    await expect(signAndSendTransaction(kit, { transaction: unsigned })).rejects.toMatchObject({
      code: 'RPC_FAILED',
      context: { method: 'sendTransaction', rpcCode: -32_002 },
    })
  })

  it.each([
    [
      'solana:signAndSendTransaction',
      (kit: never, transaction: never) => signAndSendTransaction(kit, { transaction }),
    ],
    ['solana:signTransaction', (kit: never, transaction: never) => signTransaction(kit, { transaction })],
  ])('names %s where it is no transaction', async (method, send) => {
    const { kit } = await connected()
    await expect(send(kit as never, {} as never)).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { method, path: 'transaction' },
    })
  })

  it.each([
    ['nothing', undefined],
    ['no list', { signature: new Uint8Array(64) }],
    ['an empty list', []],
    ['a list of nothing', [null]],
    ['no signature', [{}]],
    ['a short signature', [{ signature: new Uint8Array(63) }]],
    ['a signature in words', [{ signature: new Uint16Array(64) }]],
  ])('is refused with %s as the reply', async (_, reply) => {
    const { kit, setFeatures } = await connected()
    setFeatures({ [sendFeature]: { signAndSendTransaction: async () => reply } })
    await expect(signAndSendTransaction(kit, { transaction: unsigned })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: sendFeature },
    })
  })

  it.each([
    [
      sendFeature,
      (kit: Awaited<ReturnType<typeof connected>>['kit']) =>
        signAndSendTransaction(kit, { transaction: unsigned }),
    ],
    [
      signFeature,
      (kit: Awaited<ReturnType<typeof connected>>['kit']) =>
        signAllTransactions(kit, { transactions: [unsigned] }),
    ],
  ])('asks a wallet nothing by %s after it has left', async (feature, send) => {
    const { kit, wallet, override, asked } = await connected()
    // Loads the code, so that the wallet leaves between two steps of it.
    await send(kit)
    // A wallet may show its accounts longer than it shares them.
    override('accounts', wallet.wallet.accounts)
    const again = send(kit)
    await kit.disconnect()
    await expect(again).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await settle()
    expect(asked(feature)).toHaveLength(1)
  })
})

// T5, F16
describe('signing a transaction of Solana', () => {
  it.each([
    [
      'another network',
      'chains',
      ['solana:devnet'],
      'CHAIN_NOT_SUPPORTED',
      { caipNetworkId: solana.caipNetworkId },
    ],
    [
      'networks that are no list',
      'chains',
      'solana:mainnet',
      'CHAIN_NOT_SUPPORTED',
      { caipNetworkId: solana.caipNetworkId },
    ],
    ['no such feature', 'features', {}, 'WALLET_METHOD_UNSUPPORTED', { method: signFeature }],
  ] as const)('is not available with %s', async (_, property, value, code, context) => {
    const { kit, override, asked } = await connected()
    override(property, value)
    await expect(signTransaction(kit, { transaction: unsigned })).rejects.toMatchObject({ code, context })
    expect(asked(signFeature)).toEqual([])
  })

  it('gives the wallet bytes of its own', async () => {
    const { kit, setFeatures } = await connected()
    const signTransactionByWallet = async ({ transaction }: { transaction: Uint8Array }) => {
      transaction.fill(9)
      return [{ signedTransaction: signed }]
    }
    setFeatures({ [signFeature]: { signTransaction: signTransactionByWallet } })
    const transaction = unsigned.slice()
    await expect(signTransaction(kit, { transaction })).resolves.toEqual(signed)
    expect(transaction).toEqual(unsigned)
  })

  it.each([
    [1_232, 'a packet', true],
    [1_233, 'more than a packet', false],
  ])('accepts %i bytes, %s: %s', async (length, _, isAccepted) => {
    const { kit, setFeatures } = await connected()
    const padded = new Uint8Array(length)
    padded.set(signed)
    setFeatures({ [signFeature]: { signTransaction: async () => [{ signedTransaction: padded }] } })
    const signing = signTransaction(kit, { transaction: unsigned })
    if (isAccepted) await expect(signing).resolves.toEqual(padded)
    else
      await expect(signing).rejects.toMatchObject({
        code: 'WALLET_REPLY_INVALID',
        context: { method: signFeature },
      })
  })

  it('refuses fewer transactions than were to be signed', async () => {
    const { kit, setFeatures } = await connected()
    setFeatures({ [signFeature]: { signTransaction: async () => [{ signedTransaction: signed }] } })
    const signing = signAllTransactions(kit, { transactions: [unsigned, unsigned] })
    await expect(signing).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
  })

  it('asks a legacy library neither for all signatures nor to verify them', async () => {
    const { kit } = await connected()
    class Transaction {
      static from = (bytes: Uint8Array) => Object.assign(new Transaction(), { bytes })
      serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }) {
        expect(options).toEqual({ requireAllSignatures: false, verifySignatures: false })
        return unsigned
      }
    }
    const transaction = await signTransaction(kit, { transaction: new Transaction() })
    expect(transaction).toBeInstanceOf(Transaction)
  })

  it('names what is wrong with an object that is no transaction', async () => {
    const { kit } = await connected()
    for (const transaction of [{}, { serialize: 'bytes' }, { serialize: () => unsigned }])
      await expect(signTransaction(kit, { transaction: transaction as never })).rejects.toMatchObject({
        code: 'REQUEST_INVALID',
        cause: expect.objectContaining({ message: expect.stringContaining('Not a transaction') }),
      })
  })
})

// T5
describe('a transfer from the connected Solana account', () => {
  it('is estimated with the fee of its message', async () => {
    const { kit, named } = await connected()
    await expect(estimateSolanaTransfer(kit, transfer)).resolves.toEqual({ fee: 15_000n, deposit: 0n })
    const [request] = named('getFeeForMessage')
    expect(request?.params?.[1]).toEqual({ commitment: 'confirmed' })
    const bytes = getBase64Encoder().encode(request?.params?.[0] as string)
    const { feePayer } = decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(bytes))
    expect(feePayer.address).toBe(firstSolanaAddress)
  })

  it('has no fee where the network does not know the block any more', async () => {
    const { kit } = await connected({ getFeeForMessage: [result({ value: null })] })
    await expect(estimateSolanaTransfer(kit, transfer)).rejects.toMatchObject({
      code: 'RPC_REPLY_INVALID',
      context: { method: 'getFeeForMessage' },
    })
  })

  it('is signed and sent', async () => {
    const { kit, named } = await connected()
    await expect(sendSolanaTransfer(kit, transfer)).resolves.toBe(signature)
    const { message } = readSent(named('sendTransaction')[0]?.params)
    expect(message.instructions.at(-1)?.accounts?.map(({ address }) => address)).toEqual([
      firstSolanaAddress,
      secondSolanaAddress,
    ])
  })

  // T3
  it('is not sent where the wallet has signed another one', async () => {
    const { kit, setFeatures, named, wallet } = await connected()
    const { [signFeature]: own } = wallet.wallet.features as { [signFeature]: SignFeature }
    let isThief = false
    let first = new Uint8Array()
    setFeatures({
      ...signsOnly,
      [signFeature]: {
        // Signs the earlier transaction: the transfer of another amount.
        async signTransaction(input: SignInput) {
          if (!isThief) first = input.transaction.slice()
          return own.signTransaction({ ...input, transaction: first })
        },
      },
    })
    await expect(sendSolanaTransfer(kit, { ...transfer, amount: 9n })).resolves.toBe(signature)
    isThief = true
    await expect(sendSolanaTransfer(kit, transfer)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
    })
    expect(named('sendTransaction')).toHaveLength(1)
  })

  it('asks a node of one kit once for its network', async () => {
    const { kit, named } = await connected()
    await estimateSolanaTransfer(kit, transfer)
    await estimateSolanaTransfer(kit, transfer)
    expect(named('getGenesisHash')).toHaveLength(1)
  })

  it('needs a wallet, and a recipient', async () => {
    const { kit, calls } = await connected()
    const wrong = { ...transfer, recipient: 'alice.sol' }
    await expect(sendSolanaTransfer(kit, wrong)).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
    await kit.disconnect()
    await expect(sendSolanaTransfer(kit, transfer)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await expect(estimateSolanaTransfer(kit, transfer)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(calls).toEqual([])
  })
})

describe('waiting for a transaction of Solana', () => {
  it('reads the network of the connection, also while a network of another family is active', async () => {
    const statuses = [result({ value: [{ slot: 1, confirmationStatus: 'confirmed', err: null }] })]
    const devnet = 'http://localhost:3000/node/devnet'
    const { named } = onReplyingNode(devnet, {
      getGenesisHash: [result('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')],
      getSignatureStatuses: statuses,
    })
    createTestSolanaWallet({ rpcUrl: devnet, chains: ['solana:mainnet', 'solana:devnet'] })
    const kit = createPreparedKit({
      networks: [
        ethereum,
        { ...solana, rpcUrls: { default: { http: [node] } } },
        { ...solanaDevnet, rpcUrls: { default: { http: [devnet] } } },
      ],
    })
    await settle()
    await connect(kit, { connectorId: kit.stores.connectors.getState().connectors[0]?.id ?? '' })
    await switchNetwork(kit, { network: solanaDevnet })
    await switchNetwork(kit, { network: ethereum })
    expect(kit.stores.networks.getState().active.chainNamespace).toBe('eip155')
    await waitForSolanaTransaction(kit, { signature, timeoutMs: 10_000 })
    expect(named('getSignatureStatuses')).toHaveLength(1)
  })
})
