// @vitest-environment happy-dom

import { type Address, address, getAddressEncoder } from '@solana/addresses'
import { getBase58Decoder, getBase64Decoder } from '@solana/codecs'
import { pipe } from '@solana/functional'
import { type SignatureBytes, verifySignature } from '@solana/keys'
import type { Blockhash } from '@solana/rpc-types'
import {
  appendTransactionMessageInstruction,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionDecoder, getTransactionEncoder } from '@solana/transactions'
import { getWallets } from '@wallet-standard/app'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { onServices } from '../test/onServices.test.helper.ts'
import { createMemoryStorage } from '../test/testPage.test.helper.ts'
import { createScriptedSolanaWallet } from './createScriptedSolanaWallet.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'
import type { ScriptedSolanaWalletOptions } from './ScriptedSolanaWallet.ts'

/** Alice and Bob of the sandbox, derived from the well-known mnemonic. */
const secrets = [
  '4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8',
  '2GE2EWZwKFkMpDFKaN6LYVggqLJTdwkreHLNbXBKbtfnCBqkbtNhM4cEymyi5HZD2dX6rmh2VzE4waW7pbUUgXF7',
]
const alice = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const bob = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'
const node = 'http://localhost:3000/node/solana'

function create(options: Partial<ScriptedSolanaWalletOptions> = {}) {
  const scripted = createScriptedSolanaWallet({
    name: 'Test Wallet',
    accounts: secrets,
    rpcUrl: node,
    ...options,
  })
  const { features } = scripted.wallet
  const addresses = () => scripted.wallet.accounts.map((account) => account.address)
  const accountOf = (wanted: string) => {
    const account = scripted.wallet.accounts.find((candidate) => candidate.address === wanted)
    if (!account) throw new Error(`${wanted} is not shared`)
    return account
  }
  return {
    scripted,
    addresses,
    accountOf,
    connect: features['standard:connect'].connect,
    disconnect: features['standard:disconnect'].disconnect,
    on: features['standard:events'].on,
    signMessage: features['solana:signMessage'].signMessage,
    signIn: features['solana:signIn'].signIn,
    signTransaction: features['solana:signTransaction'].signTransaction,
    signAndSendTransaction: features['solana:signAndSendTransaction'].signAndSendTransaction,
  }
}

/** Verifies with the platform's own ed25519 and a key read from the address. */
async function isSignedBy(signer: string, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const raw = new Uint8Array(getAddressEncoder().encode(address(signer)))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  return verifySignature(key, signature as SignatureBytes, message)
}

/** An unsigned transaction that both accounts have to sign. */
function createTransaction(version: 'legacy' | 0): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version }),
    (draft) => setTransactionMessageFeePayer(address(alice), draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: alice as string as Blockhash, lastValidBlockHeight: 100n },
        draft,
      ),
    (draft) =>
      appendTransactionMessageInstruction(
        {
          programAddress: '11111111111111111111111111111111' as Address,
          accounts: [{ address: address(bob), role: 2 }],
          data: new Uint8Array([1]),
        },
        draft,
      ),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

describe('connecting', () => {
  it('shares accounts only after the user approved', async () => {
    const { scripted, connect, addresses } = create()
    expect(scripted.accounts).toEqual([alice, bob])
    expect(addresses()).toEqual([])
    await expect(connect({ silent: true })).resolves.toEqual({ accounts: [] })
    const { accounts } = await connect()
    expect(accounts).toBe(scripted.wallet.accounts)
    expect(addresses()).toEqual([alice, bob])
    expect(accounts[0]?.publicKey).toHaveLength(32)
    expect(getBase58Decoder().decode(accounts[0]?.publicKey as Uint8Array)).toBe(alice)
    expect(accounts[0]?.chains).toEqual(['solana:mainnet'])
    expect(accounts[0]?.features).toContain('solana:signTransaction')
  })

  it('connects silently after a reload until the page disconnects', async () => {
    const storage = createMemoryStorage()
    const first = create({ storage })
    await first.connect()
    first.scripted.changeAccount(1)
    const reloaded = create({ storage })
    await reloaded.connect({ silent: true })
    expect(reloaded.addresses()).toEqual([bob, alice])
    await reloaded.disconnect()
    expect(reloaded.addresses()).toEqual([])
    const again = create({ storage })
    await again.connect({ silent: true })
    expect(again.addresses()).toEqual([])
  })

  it('a silent connect does not prompt the user', async () => {
    const { scripted, connect, addresses } = create()
    await connect()
    scripted.setReject(true)
    await connect({ silent: true })
    expect(addresses()).toEqual([alice, bob])
  })

  it('accepts secret keys as bytes', () => {
    const { scripted } = create()
    const bytes = new Uint8Array(64)
    expect(create({ accounts: [bytes] }).scripted.accounts).not.toEqual(scripted.accounts)
    expect(create({ accounts: [bytes] }).scripted.accounts).toEqual(['11111111111111111111111111111111'])
  })

  it('emits change events for changes only', async () => {
    const { scripted, connect, on, addresses } = create()
    const changes: string[][] = []
    const off = on('change', ({ accounts }) => {
      // The wallet itself has them already.
      expect(accounts).toBe(scripted.wallet.accounts)
      changes.push(addresses())
    })
    scripted.changeAccount(1)
    expect(changes).toEqual([])
    await connect()
    await connect()
    scripted.lock()
    scripted.unlock()
    scripted.changeAccount(0)
    scripted.revoke()
    expect(changes).toEqual([[bob, alice], [], [bob, alice], [alice, bob], []])
    expect(scripted.countListeners()).toBe(1)
    off()
    expect(scripted.countListeners()).toBe(0)
    await connect()
    expect(changes).toHaveLength(5)
  })
})

describe('signing', () => {
  it('signs messages only for accounts that it shares', async () => {
    const { scripted, connect, signMessage, accountOf } = create()
    const message = new TextEncoder().encode('Hello\nWallet')
    await connect()
    const account = accountOf(bob)
    const [output] = await signMessage({ account, message })
    expect(output?.signedMessage).toEqual(message)
    expect(await isSignedBy(bob, output?.signature as Uint8Array, message)).toBe(true)
    expect(await isSignedBy(alice, output?.signature as Uint8Array, message)).toBe(false)
    scripted.revoke()
    await expect(signMessage({ account, message })).rejects.toMatchObject({ code: 4100 })
  })

  it('signs in: connects, creates the message and signs it', async () => {
    const { signIn, addresses } = create()
    const [output] = await signIn({
      statement: 'Welcome!',
      uri: 'http://localhost:3000/',
      version: '1',
      chainId: 'mainnet',
      nonce: 'abcdefgh',
      issuedAt: '2026-01-02T03:04:05.000Z',
      expirationTime: '2026-01-02T04:04:05.000Z',
      notBefore: '2026-01-02T03:00:00.000Z',
      requestId: '7',
      resources: ['https://one.example', 'https://two.example'],
    })
    expect(addresses()).toEqual([alice, bob])
    expect(output?.account.address).toBe(alice)
    const signed = output?.signedMessage as Uint8Array
    expect(
      new TextDecoder().decode(signed),
    ).toBe(`localhost:3000 wants you to sign in with your Solana account:
${alice}

Welcome!

URI: http://localhost:3000/
Version: 1
Chain ID: mainnet
Nonce: abcdefgh
Issued At: 2026-01-02T03:04:05.000Z
Expiration Time: 2026-01-02T04:04:05.000Z
Not Before: 2026-01-02T03:00:00.000Z
Request ID: 7
Resources:
- https://one.example
- https://two.example`)
    expect(await isSignedBy(alice, output?.signature as Uint8Array, signed)).toBe(true)
  })

  it('signs in without input, and with a chosen account', async () => {
    const { signIn } = create()
    const [least] = await signIn()
    expect(new TextDecoder().decode(least?.signedMessage)).toBe(
      `localhost:3000 wants you to sign in with your Solana account:\n${alice}`,
    )
    const [chosen] = await signIn({ address: bob, domain: 'app.example', nonce: 'abcdefgh' })
    expect(new TextDecoder().decode(chosen?.signedMessage)).toBe(
      `app.example wants you to sign in with your Solana account:\n${bob}\n\nNonce: abcdefgh`,
    )
    await expect(signIn({ address: 'somebody else' })).rejects.toMatchObject({ code: 4100 })
  })

  it.each(['legacy', 0] as const)('adds its signature to a transaction of version %s', async (version) => {
    const { connect, signTransaction, accountOf } = create()
    await connect()
    const [first] = await signTransaction({
      account: accountOf(bob),
      transaction: createTransaction(version),
      chain: 'solana:mainnet',
    })
    const partly = getTransactionDecoder().decode(first?.signedTransaction as Uint8Array)
    expect(partly.signatures).toMatchObject({ [alice]: null })
    const [second] = await signTransaction({
      account: accountOf(alice),
      transaction: first?.signedTransaction as Uint8Array,
    })
    const { signatures, messageBytes } = getTransactionDecoder().decode(
      second?.signedTransaction as Uint8Array,
    )
    for (const signer of [alice, bob]) {
      const signature = signatures[signer as Address] as Uint8Array
      expect(await isSignedBy(signer, signature, new Uint8Array(messageBytes))).toBe(true)
    }
  })

  it('rejects transactions that it cannot sign', async () => {
    const { connect, signTransaction, accountOf } = create({ accounts: [...secrets].reverse() })
    await connect()
    const account = accountOf(alice)
    const refusal = { code: -32_602 }
    const transaction = createTransaction(0)
    await expect(signTransaction({ account, transaction, chain: 'solana:devnet' })).rejects.toMatchObject(
      refusal,
    )
    await expect(signTransaction({ account, transaction: new Uint8Array([1, 2]) })).rejects.toMatchObject(
      refusal,
    )
    const lonely = createScriptedSolanaWallet({ name: 'Other', accounts: [new Uint8Array(64).fill(9)] })
    const [stranger] = (await lonely.wallet.features['standard:connect'].connect()).accounts
    const other = lonely.wallet.features['solana:signTransaction']
    await expect(other.signTransaction({ account: stranger as never, transaction })).rejects.toMatchObject(
      refusal,
    )
  })

  it('sends signed transactions to its node and passes errors on', async () => {
    const { connect, signTransaction, signAndSendTransaction, accountOf } = create()
    await connect()
    const sent: unknown[] = []
    const signature = new Uint8Array(64).fill(7)
    let error: object | undefined
    onServices(
      http.post(node, async ({ request }) => {
        const { method, params } = (await request.json()) as { method: string; params: unknown[] }
        sent.push([method, ...params])
        return HttpResponse.json({
          jsonrpc: '2.0',
          id: 1,
          ...(error ? { error } : { result: getBase58Decoder().decode(signature) }),
        })
      }),
    )
    const input = {
      account: accountOf(alice),
      transaction: createTransaction(0),
      chain: 'solana:mainnet',
      options: { skipPreflight: true },
    } as const
    const [output] = await signAndSendTransaction(input)
    expect(output?.signature).toEqual(signature)
    const { account, transaction } = input
    const [signed] = await signTransaction({ account, transaction })
    const base64 = getBase64Decoder().decode(signed?.signedTransaction as Uint8Array)
    expect(sent).toEqual([['sendTransaction', base64, { skipPreflight: true, encoding: 'base64' }]])
    error = { code: -32_002, message: 'Transaction simulation failed' }
    await expect(signAndSendTransaction(input)).rejects.toMatchObject(error)
    const { wallet } = createScriptedSolanaWallet({ name: 'No node', accounts: secrets })
    await wallet.features['standard:connect'].connect()
    await expect(
      wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(input),
    ).rejects.toMatchObject({ code: 4901 })
  })
})

describe('the script', () => {
  it('rejects once, for one feature, or always', async () => {
    const { scripted, connect, signMessage, accountOf } = create()
    const message = new Uint8Array([1])
    scripted.rejectNext('solana:signMessage', { code: 5000 })
    await connect()
    const account = accountOf(alice)
    await expect(signMessage({ account, message })).rejects.toEqual({ code: 5000 })
    await signMessage({ account, message })
    scripted.setReject(true)
    await expect(signMessage({ account, message })).rejects.toMatchObject({ code: 4001 })
    expect(scripted.requests.map(({ method }) => method)).toEqual([
      'standard:connect',
      'solana:signMessage',
      'solana:signMessage',
      'solana:signMessage',
    ])
    expect(scripted.requests[1]).toMatchObject({ params: [{ account: { address: alice }, message }] })
  })

  it('holds responses, never responds, or returns garbage', async () => {
    const { scripted, connect, addresses } = create()
    scripted.setHold(true)
    const settled = vi.fn()
    const connecting = connect().finally(settled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(settled).not.toHaveBeenCalled()
    scripted.answerPending()
    await connecting
    expect(addresses()).toEqual([alice, bob])
    scripted.revoke()
    const refused = connect()
    await new Promise((resolve) => setTimeout(resolve))
    scripted.answerPending(new Error('Not now'))
    await expect(refused).rejects.toThrow('Not now')
    scripted.setHold(false)
    scripted.setNeverAnswer(true)
    const unsettled = vi.fn()
    void connect().finally(unsettled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(unsettled).not.toHaveBeenCalled()
    scripted.setNeverAnswer(false)
    scripted.setGarbage(true)
    await expect(connect()).resolves.toBe('not an answer')
  })

  it('emits arbitrary events', () => {
    const { scripted, on } = create()
    const listener = vi.fn()
    on('change', listener)
    scripted.emit({ accounts: 'nonsense' })
    expect(listener.mock.calls).toEqual([[{ accounts: 'nonsense' }]])
  })
})

describe('registering', () => {
  it('registers with present and later apps until it is stopped', () => {
    const { scripted } = create()
    const { get, on } = getWallets()
    const unregistered = vi.fn()
    onTestFinished(on('unregister', unregistered))
    const stop = registerStandardWallet(scripted.wallet)
    expect(get()).toContain(scripted.wallet)
    const laterApp = { register: vi.fn(() => vi.fn()) }
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: laterApp }))
    expect(laterApp.register.mock.calls).toEqual([[scripted.wallet]])
    stop()
    expect(get()).not.toContain(scripted.wallet)
    expect(unregistered).toHaveBeenCalledWith(scripted.wallet)
    expect(laterApp.register.mock.results[0]?.value).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: laterApp }))
    expect(laterApp.register).toHaveBeenCalledTimes(1)
  })
})
