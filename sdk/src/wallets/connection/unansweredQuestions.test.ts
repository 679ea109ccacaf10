// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { grantPermissions, revokePermissions } from '../../chains/namespaces/eip155/actions/permissions.ts'
import { sendTransaction } from '../../chains/namespaces/eip155/actions/sendTransaction.ts'
import { signTypedData } from '../../chains/namespaces/eip155/actions/signTypedData.ts'
import { sendCalls } from '../../chains/namespaces/eip155/calls/sendCalls.ts'
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
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  polygon,
  secondAddress,
  secondSolanaAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { signMessage } from './signMessage.ts'
import { switchNetwork } from './switchNetwork.ts'

const connectorId = 'test.wallet'
const node = 'http://localhost:3000/node/solana'

function setUp() {
  const wallet = createTestWallet()
  const kit = createTestKit()
  wallet.setHold(true)
  const count = (method: string) => wallet.requests.filter((request) => request.method === method).length
  return { wallet, kit, count }
}

/** As React's `<Activity>` does when it is hidden: the effect that has connected is cleaned up. */
async function connectAndHide(kit: AppKit): Promise<void> {
  const controller = new AbortController()
  const connecting = connect(kit, { connectorId, signal: controller.signal })
  await settle()
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
}

describe('a wallet that has not answered', () => {
  it('is not asked again when it is hidden and shown, and its answer counts', async () => {
    const { wallet, kit, count } = setUp()
    await connectAndHide(kit)
    await connectAndHide(kit)
    const connecting = connect(kit, { connectorId })
    await settle()
    expect(count('eth_requestAccounts')).toBe(1)
    wallet.answerPending()
    await expect(connecting).resolves.toMatchObject({ address: firstAddress, caipNetworkId: 'eip155:1' })
  })

  it('is not asked again when it is left and picked again, also after another wallet', async () => {
    const { wallet, kit, count } = setUp()
    const other = createTestWallet({ rdns: 'other.wallet', name: 'Other Wallet' })
    other.setHold(true)
    for (const id of [connectorId, connectorId, 'other.wallet', connectorId]) {
      const connecting = connect(kit, { connectorId: id })
      await settle()
      cancelConnect(kit)
      await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    }
    expect(count('eth_requestAccounts')).toBe(1)
    // An answer that nobody waits for connects nothing.
    wallet.answerPending()
    await settle()
    expect(kit.getIsConnectedState()).toBe(false)
    wallet.setHold(false)
    await connect(kit, { connectorId })
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('is asked again by "Try again", and after a refusal', async () => {
    const { wallet, kit, count } = setUp()
    await connectAndHide(kit)
    const again = connect(kit, { connectorId, restart: true })
    again.catch(() => undefined)
    await settle()
    expect(count('eth_requestAccounts')).toBe(2)
    wallet.answerPending(Object.assign(new Error('no'), { code: 4001 }))
    await expect(again).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.setHold(false)
    await connect(kit, { connectorId })
    expect(count('eth_requestAccounts')).toBe(3)
  })

  // F15
  it.each([undefined, 4001])(
    'that says that it asks already still counts, with its answer %s',
    async (code) => {
      const { wallet, kit, count } = setUp()
      await connectAndHide(kit)
      const again = connect(kit, { connectorId, restart: true })
      wallet.rejectNext('eth_requestAccounts', Object.assign(new Error('pending'), { code: -32_002 }))
      await expect(again).rejects.toMatchObject({ code: 'WALLET_REQUEST_PENDING' })
      const taken = connect(kit, { connectorId })
      taken.catch(() => undefined)
      await settle()
      expect(count('eth_requestAccounts')).toBe(2)
      wallet.setHold(false)
      if (code === undefined) {
        wallet.answerPending()
        await expect(taken).resolves.toMatchObject({ address: firstAddress })
        return
      }
      wallet.answerPending(Object.assign(new Error('no'), { code }))
      await expect(taken).rejects.toMatchObject({ code: 'USER_REJECTED' })
      await connect(kit, { connectorId })
      expect(count('eth_requestAccounts')).toBe(3)
    },
  )

  it('of Solana is not asked again, and connects where the visitor is by then', async () => {
    const solana = createTestSolanaWallet()
    const kit = createTestKit(twoFamilies)
    solana.setHold(true)
    const first = connect(kit, { connectorId: 'standard.solana-wallet' })
    await settle()
    cancelConnect(kit)
    await expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    const second = connect(kit, { connectorId: 'standard.solana-wallet' })
    await settle()
    solana.answerPending()
    await second
    expect(solana.requests.filter(({ method }) => method === 'standard:connect')).toHaveLength(1)
  })
})

const typedData = {
  domain: { name: 'Shop' },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 1n },
}
const calls = [{ to: secondAddress, value: 1n }] as const
const questions: Readonly<Record<string, (kit: AppKit, nonce?: number) => Promise<unknown>>> = {
  eth_sendTransaction: (kit, nonce) => sendTransaction(kit, { to: secondAddress, value: 1n, nonce }),
  wallet_sendCalls: (kit) => sendCalls(kit, { calls }),
  eth_signTypedData_v4: (kit) => signTypedData(kit, typedData),
  wallet_grantPermissions: (kit) => grantPermissions(kit, { permissions: [] }),
  wallet_revokePermissions: (kit) => revokePermissions(kit, { eth_accounts: {} }),
  wallet_switchEthereumChain: (kit) => switchNetwork(kit, { network: polygon }),
}

describe('five equal calls', () => {
  it.each(Object.entries(questions))('are one question: %s', async (method, ask) => {
    const { wallet, kit, count } = setUp()
    wallet.setHold(false)
    await connect(kit, { connectorId })
    const { request } = wallet.provider
    // The scripted wallet has no question of its own for them.
    const isPermission = method.endsWith('Permissions')
    wallet.provider.request = (args) =>
      request(isPermission && args.method === method ? { ...args, method: 'personal_sign' } : args)
    const asked = isPermission ? 'personal_sign' : method
    wallet.setHold(true)
    const outcomes = Array.from({ length: 5 }, () => ask(kit).catch((error: unknown) => error))
    await settle()
    expect(count(asked)).toBe(1)
    const late = ask(kit).catch((error: unknown) => error)
    await settle()
    expect(count(asked)).toBe(1)
    const declined = Object.assign(new Error('no'), { code: 4001 })
    wallet.answerPending(declined)
    for (const outcome of [...outcomes, late])
      await expect(outcome).resolves.toMatchObject({ code: 'USER_REJECTED' })
    const next = ask(kit).catch((error: unknown) => error)
    await settle()
    expect(count(asked)).toBe(2)
    wallet.answerPending(declined)
    await next
  })

  it('are several where they differ', async () => {
    const { wallet, kit, count } = setUp()
    wallet.setHold(false)
    await connect(kit, { connectorId })
    wallet.setHold(true)
    const send = questions.eth_sendTransaction
    const outcomes = [1, 1, 2].map((nonce) => send?.(kit, nonce).catch((error: unknown) => error))
    await settle()
    expect(count('eth_sendTransaction')).toBe(2)
    wallet.answerPending(Object.assign(new Error('no'), { code: 4001 }))
    await Promise.all(outcomes)
  })
})

const transaction = buildWire([])
const solanaQuestions: Readonly<Record<string, readonly [string, (kit: AppKit) => Promise<unknown>]>> = {
  signMessage: ['solana:signMessage', (kit) => signMessage(kit, { message: 'Hello' })],
  signTransaction: ['solana:signTransaction', (kit) => signTransaction(kit, { transaction })],
  signAllTransactions: [
    'solana:signTransaction',
    (kit) => signAllTransactions(kit, { transactions: [transaction, transaction] }),
  ],
  signAndSendTransaction: [
    'solana:signAndSendTransaction',
    (kit) => signAndSendTransaction(kit, { transaction, options: { skipPreflight: true } }),
  ],
  sendSolanaTransfer: [
    'solana:signAndSendTransaction',
    (kit) => sendSolanaTransfer(kit, { recipient: secondSolanaAddress, amount: 1n }),
  ],
}

describe('five equal calls of Solana', () => {
  async function connectSolana() {
    onReplyingNode(node, {
      getGenesisHash: [{ result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }],
      getLatestBlockhash: [
        { result: { value: { blockhash: secondSolanaAddress, lastValidBlockHeight: 9 } } },
      ],
    })
    const wallet = createTestSolanaWallet()
    const kit = createTestKit({ networks: [{ ...solana, rpcUrls: { default: { http: [node] } } }] })
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    wallet.setHold(true)
    const count = (feature: string) => wallet.requests.filter(({ method }) => method === feature).length
    return { wallet, kit, count }
  }
  const declined = Object.assign(new Error('no'), { code: 4001 })

  it.each(Object.entries(solanaQuestions))('are one question: %s', async (_, [feature, ask]) => {
    const { wallet, kit, count } = await connectSolana()
    const askOnce = () => ask(kit).catch((error: unknown) => error)
    const outcomes = Array.from({ length: 5 }, askOnce)
    await vi.waitFor(() => expect(count(feature)).toBe(1))
    outcomes.push(askOnce())
    await settle()
    expect(count(feature)).toBe(1)
    wallet.answerPending(declined)
    for (const outcome of outcomes) await expect(outcome).resolves.toMatchObject({ code: 'USER_REJECTED' })
    const next = askOnce()
    await vi.waitFor(() => expect(count(feature)).toBe(2))
    wallet.answerPending(declined)
    await next
  })

  it('are several where they differ', async () => {
    const { wallet, kit, count } = await connectSolana()
    const other = buildWire([], { blockhash: firstSolanaAddress })
    const calls = [
      signTransaction(kit, { transaction }),
      signTransaction(kit, { transaction: transaction.slice() }),
      signTransaction(kit, { transaction: other }),
      signAllTransactions(kit, { transactions: [transaction, other] }),
      signAllTransactions(kit, { transactions: [other, transaction] }),
    ].map((call) => call.catch((error: unknown) => error))
    await vi.waitFor(() => expect(count('solana:signTransaction')).toBe(4))
    await settle()
    expect(count('solana:signTransaction')).toBe(4)
    const sends = [true, true, false].map((skipPreflight) =>
      signAndSendTransaction(kit, { transaction, options: { skipPreflight } }).catch(
        (error: unknown) => error,
      ),
    )
    await vi.waitFor(() => expect(count('solana:signAndSendTransaction')).toBe(2))
    await settle()
    expect(count('solana:signAndSendTransaction')).toBe(2)
    wallet.answerPending(declined)
    await Promise.all([...calls, ...sends])
  })

  it('each get the answer in the form of their own transaction', async () => {
    const { wallet, kit, count } = await connectSolana()
    const signed = [transaction, transaction.slice()].map((one) => signTransaction(kit, { transaction: one }))
    await vi.waitFor(() => expect(count('solana:signTransaction')).toBe(1))
    wallet.answerPending()
    const [first, second] = await Promise.all(signed)
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
    expect(first?.slice(1, 65)).not.toEqual(new Uint8Array(64))
  })
})
