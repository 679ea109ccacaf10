// @vitest-environment happy-dom
import { getBase58Decoder } from '@solana/codecs'
import { describe, expect, it } from 'vitest'
import { signAndSendTransaction } from '../../chains/namespaces/solana/actions/signAndSendTransaction.ts'
import {
  signAllTransactions,
  signTransaction,
} from '../../chains/namespaces/solana/actions/signTransaction.ts'
import { sendSolanaTransfer } from '../../chains/namespaces/solana/actions/solanaTransfers.ts'
import { buildWire } from '../../chains/namespaces/solana/buildWire.test.helper.ts'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { onReplyingNode } from '../../test/replyingNode.test.helper.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  secondSolanaAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { signMessage } from './signMessage.ts'

const node = 'http://localhost:3000/node/solana'
const transaction = buildWire([])

interface Features {
  readonly [feature: string]: { readonly [method: string]: (...inputs: object[]) => Promise<unknown> }
}

/** Asks as a host app does, through the wallet that it is given. */
function askFeature(kit: AppKit, feature: string, input: object): Promise<unknown> {
  const wallet = kit.getProvider('solana')
  const [account] = wallet?.accounts ?? []
  const method = feature.replace('solana:', '')
  const ask = (wallet?.features as Features | undefined)?.[feature]?.[method]
  if (!ask) throw new Error('Not connected')
  return ask({ account, chain: 'solana:mainnet', ...input })
}

const solanaWays: Readonly<Record<string, readonly [feature: string, (kit: AppKit) => Promise<unknown>]>> = {
  'signMessage(kit)': ['solana:signMessage', (kit) => signMessage(kit, { message: 'Hello' })],
  'signTransaction(kit)': ['solana:signTransaction', (kit) => signTransaction(kit, { transaction })],
  'signAllTransactions(kit)': [
    'solana:signTransaction',
    (kit) => signAllTransactions(kit, { transactions: [transaction, transaction] }),
  ],
  'signAndSendTransaction(kit)': [
    'solana:signAndSendTransaction',
    (kit) => signAndSendTransaction(kit, { transaction }),
  ],
  'sendSolanaTransfer(kit)': [
    'solana:signAndSendTransaction',
    (kit) => sendSolanaTransfer(kit, { recipient: secondSolanaAddress, amount: 1n }),
  ],
  'a host app’s signMessage': [
    'solana:signMessage',
    (kit) => askFeature(kit, 'solana:signMessage', { message: Uint8Array.of(1) }),
  ],
  'a host app’s signTransaction': [
    'solana:signTransaction',
    (kit) => askFeature(kit, 'solana:signTransaction', { transaction }),
  ],
  'a host app’s signAndSendTransaction': [
    'solana:signAndSendTransaction',
    (kit) => askFeature(kit, 'solana:signAndSendTransaction', { transaction }),
  ],
}

describe('a Solana wallet that has forgotten the page', () => {
  async function connectForgetfulSolana() {
    onReplyingNode(node, {
      getGenesisHash: [{ result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }],
      getLatestBlockhash: [
        { result: { value: { blockhash: secondSolanaAddress, lastValidBlockHeight: 9 } } },
      ],
      sendTransaction: [{ result: getBase58Decoder().decode(new Uint8Array(64).fill(7)) }],
    })
    const wallet = createTestSolanaWallet({ rpcUrl: node })
    const kit = createTestKit({ networks: [{ ...solana, rpcUrls: { default: { http: [node] } } }] })
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    wallet.forgetPage()
    const before = wallet.requests.length
    const asked = () => wallet.requests.slice(before).map(({ method }) => method)
    return { kit, wallet, asked }
  }

  it.each(Object.entries(solanaWays))(
    'is asked to connect once, then the same again: %s',
    async (_, [feature, ask]) => {
      const { kit, asked } = await connectForgetfulSolana()
      await ask(kit)
      expect(asked()).toEqual([feature, 'standard:connect', feature])
      expect(kit.getIsConnectedState()).toBe(true)
    },
  )

  it.each(Object.entries(solanaWays))(
    'that is not allowed to connect has declined: %s',
    async (_, [feature, ask]) => {
      const { kit, wallet, asked } = await connectForgetfulSolana()
      wallet.rejectNext('standard:connect')
      await expect(ask(kit)).rejects.toSatisfy(({ code }) => code === 'USER_REJECTED' || code === 4001)
      expect(asked()).toEqual([feature, 'standard:connect'])
    },
  )
})
