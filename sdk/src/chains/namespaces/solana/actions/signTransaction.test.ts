// @vitest-environment happy-dom
import { getBase58Encoder } from '@solana/codecs'
import { pipe } from '@solana/functional'
import {
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionDecoder, getTransactionEncoder } from '@solana/transactions'
import { describe, expect, it } from 'vitest'
import {
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'
import { signAndSendTransaction } from './signAndSendTransaction.ts'
import { signAllTransactions, signTransaction } from './signTransaction.ts'

const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'

async function connected(options: Parameters<typeof createTestSolanaWallet>[0] = {}) {
  const wallet = createTestSolanaWallet(options)
  const kit = createPreparedKit(twoFamilies)
  await settle()
  const [connector] = kit.stores.connectors.getState().connectors
  await connect(kit, { connectorId: connector?.id ?? '' })
  const asked = () => wallet.requests.filter(({ method }) => method === 'solana:signTransaction')
  return { wallet, kit, asked }
}

/** The surface of web3.js 1's `VersionedTransaction` that matters here; its own dependencies run install scripts. */
class VersionedTransaction {
  readonly #wire: Uint8Array
  constructor(wire: Uint8Array) {
    this.#wire = wire
  }
  static deserialize(wire: Uint8Array) {
    return new VersionedTransaction(wire)
  }
  serialize() {
    return this.#wire
  }
}

/** The same of its `Transaction`, which refuses to serialize without signatures unless it is asked to. */
class Transaction {
  readonly #wire: Uint8Array
  constructor(wire: Uint8Array) {
    this.#wire = wire
  }
  static from(wire: Uint8Array) {
    return new Transaction(wire)
  }
  serialize(options: { requireAllSignatures?: boolean; verifySignatures?: boolean } = {}) {
    if (options.requireAllSignatures !== false) throw new Error('Signature verification failed.')
    return this.#wire
  }
}

const compiled = () =>
  compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayer(firstSolanaAddress as never, draft),
      (draft) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: blockhash as never, lastValidBlockHeight: 9n },
          draft,
        ),
    ),
  )

const toWire = (transaction: ReturnType<typeof compiled>) =>
  new Uint8Array(getTransactionEncoder().encode(transaction))
const versioned = () => new VersionedTransaction(toWire(compiled()))
const legacy = () => new Transaction(toWire(compiled()))

/** Checks the payer's ed25519 signature as a validator does. */
async function verify(wire: Uint8Array): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(wire)
  const signature = signatures[firstSolanaAddress as never] as Uint8Array<ArrayBuffer>
  const raw = new Uint8Array(getBase58Encoder().encode(firstSolanaAddress))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, new Uint8Array(messageBytes))
}

describe('transactions of both generations of libraries', () => {
  it('signs a legacy transaction of web3.js 1, and returns one', async () => {
    const { kit } = await connected()
    const signed = await signTransaction(kit, { transaction: legacy() })
    expect(signed).toBeInstanceOf(Transaction)
    await expect(verify(signed.serialize({ requireAllSignatures: false }))).resolves.toBe(true)
  })

  it('signs a versioned transaction of web3.js 1, and returns one', async () => {
    const { kit } = await connected()
    const signed = await signTransaction(kit, { transaction: versioned() })
    expect(signed).toBeInstanceOf(VersionedTransaction)
    await expect(verify(signed.serialize())).resolves.toBe(true)
  })

  it('signs a transaction of @solana/kit, whose lifetime stays', async () => {
    const { kit } = await connected()
    const signed = await signTransaction(kit, { transaction: compiled() })
    await expect(verify(toWire(signed))).resolves.toBe(true)
    expect(signed.lifetimeConstraint).toEqual(compiled().lifetimeConstraint)
  })

  it('signs bytes, all of them with one question', async () => {
    const { kit, asked } = await connected()
    const signed = await signAllTransactions(kit, {
      transactions: [versioned().serialize(), toWire(compiled())],
    })
    expect(await Promise.all(signed.map(verify))).toEqual([true, true])
    expect(asked()).toHaveLength(1)
    expect(asked()[0]?.params).toMatchObject([{ chain: 'solana:mainnet' }, { chain: 'solana:mainnet' }])
  })

  it.each([
    ['nothing', undefined],
    ['a string', 'AQAB'],
    ['another object', { serialize: () => new Uint8Array(3) }],
    ['an object without bytes', {}],
  ])('refuses %s before the wallet sees it', async (_, transaction) => {
    const { kit, asked } = await connected()
    await expect(signTransaction(kit, { transaction: transaction as never })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      context: { path: 'transaction' },
    })
    expect(asked()).toEqual([])
  })
})

describe('the reply of a Solana wallet', () => {
  const replying = async (reply: unknown, feature = 'signTransaction') => {
    const { wallet, kit } = await connected()
    const { features } = wallet.wallet
    const method = async () => reply
    Object.defineProperty(wallet.wallet, 'features', {
      value: {
        ...features,
        [`solana:${feature}`]: { ...features['solana:signTransaction'], [feature]: method },
      },
    })
    return kit
  }

  // F16, T3
  it.each([
    ['nothing', undefined],
    ['no list', 'signed'],
    ['an empty list', []],
    ['no bytes', [{ signedTransaction: 'signed' }]],
    ['bytes that are no transaction', [{ signedTransaction: new Uint8Array(40).fill(7) }]],
    ['more than a packet', [{ signedTransaction: new Uint8Array(1_300) }]],
    ['the transaction without a signature', [{ signedTransaction: versioned().serialize() }]],
  ])('is refused when it is %s', async (_, reply) => {
    const kit = await replying(reply)
    await expect(signTransaction(kit, { transaction: versioned() })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
    })
  })

  it('is refused when it is no signature of a transaction that it sent', async () => {
    const kit = await replying([{ signature: new Uint8Array(63) }], 'signAndSendTransaction')
    await expect(signAndSendTransaction(kit, { transaction: versioned() })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
    })
  })

  it('names what it cannot do', async () => {
    const { kit } = await connected({ chains: ['solana:devnet'] })
    await expect(signTransaction(kit, { transaction: versioned() })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })

  it('with a node’s failed simulation is no request that waits in the wallet', async () => {
    const { kit, wallet } = await connected()
    wallet.rejectNext('solana:signTransaction', { code: -32_002, message: 'Transaction simulation failed' })
    await expect(signTransaction(kit, { transaction: versioned() })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
  })

  it('is the visitor’s no', async () => {
    const { kit, wallet } = await connected()
    wallet.rejectNext('solana:signTransaction')
    await expect(signTransaction(kit, { transaction: versioned() })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })
})

it('asks no wallet without a connected Solana wallet', async () => {
  const kit = createTestKit(twoFamilies)
  await expect(signTransaction(kit, { transaction: compiled() })).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
})
