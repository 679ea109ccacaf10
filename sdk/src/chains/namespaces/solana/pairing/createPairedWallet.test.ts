import { readFileSync } from 'node:fs'
import type { Address } from '@solana/addresses'
import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder } from '@solana/codecs'
import type { SignatureBytes } from '@solana/keys'
import {
  getTransactionDecoder,
  getTransactionEncoder,
  type TransactionMessageBytes,
} from '@solana/transactions'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { describe, expect, it, vi } from 'vitest'
import { createFakeRemoteWallet } from '../../../../test/createRemoteWallet.test.helper.ts'
import { createPairedWallet } from './createPairedWallet.ts'

interface Contract {
  readonly methods: readonly {
    readonly name: string
    readonly examples?: readonly {
      readonly name: string
      readonly params: readonly { readonly name: string; readonly value: unknown }[]
      readonly result: { readonly value: unknown }
    }[]
  }[]
}

const path = new URL('../../../../../../schemas/rpc/solana.openrpc.json', import.meta.url)
const contract = JSON.parse(readFileSync(path, 'utf8')) as Contract

/** An example of the contract: named parameters and the result. */
function readExample(method: string, name: string) {
  const example = contract.methods
    .find((candidate) => candidate.name === method)
    ?.examples?.find((candidate) => candidate.name === name)
  if (!example) throw new Error(`no example ${name} of ${method}`)
  const params = Object.fromEntries(example.params.map((param) => [param.name, param.value]))
  return { params: params as Record<string, string>, result: example.result.value }
}

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const other = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const [base58, toBase58, base64, toBase64] = [
  getBase58Encoder(),
  getBase58Decoder(),
  getBase64Encoder(),
  getBase64Decoder(),
]
const bytes = (text: { encode(text: string): unknown }, value: string) =>
  new Uint8Array(text.encode(value) as ArrayLike<number>)

type Features = SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature

function create() {
  const fake = createFakeRemoteWallet([`${mainnet}:${address}`, `${devnet}:${address}`, `${devnet}:${other}`])
  const wallet = createPairedWallet(fake.remote)
  const [account] = wallet.accounts
  if (!account) throw new Error('no account')
  return { ...fake, wallet, account, features: wallet.features as unknown as Features }
}

describe('the Wallet Standard wallet of a paired wallet', () => {
  it('shows accounts and networks as they are approved at the time', () => {
    const { wallet, remote, setAccounts } = create()
    expect(wallet.chains).toEqual(['solana:mainnet', 'solana:devnet'])
    expect(wallet.accounts.map((account) => account.address)).toEqual([address])
    expect(wallet.accounts[0]?.publicKey).toEqual(base58.encode(address))
    remote.setNetworkId(devnet)
    expect(wallet.accounts.map((account) => account.address)).toEqual([address, other])
    setAccounts([`${devnet}:${other}`])
    expect(wallet.chains).toEqual(['solana:devnet'])
  })

  it('does not hand on a remote icon', () => {
    expect(create().wallet.icon).toMatch(/^data:image\/gif;base64,/)
  })

  it('hands on an icon that is part of the session', () => {
    const icon = 'data:image/png;base64,AA=='
    const { remote } = createFakeRemoteWallet([`${mainnet}:${address}`])
    expect(createPairedWallet({ ...remote, icon }).icon).toBe(icon)
  })

  it('names the versions of what it implements', () => {
    const { wallet } = create()
    expect(wallet.version).toBe('1.0.0')
    const transactions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
    expect(wallet.features).toMatchObject({
      'standard:connect': { version: '1.0.0' },
      'standard:disconnect': { version: '1.0.0' },
      'standard:events': { version: '1.0.0' },
      'solana:signMessage': { version: '1.1.0' },
      'solana:signTransaction': transactions,
      'solana:signAndSendTransaction': transactions,
    })
  })

  it('connects with the accounts of the session, and ends it', async () => {
    const { features, isEnded } = create()
    const connected = await features['standard:connect'].connect()
    expect(connected.accounts).toMatchObject([{ address, chains: ['solana:mainnet', 'solana:devnet'] }])
    await features['standard:disconnect'].disconnect()
    expect(isEnded()).toBe(true)
  })

  it('reports nothing when only the network has changed, which Wallet Standard does not know', () => {
    const { features, remote } = create()
    const listener = vi.fn()
    features['standard:events'].on('change', listener)
    remote.setNetworkId(devnet)
    expect(listener).not.toHaveBeenCalled()
  })

  it('reports accounts and the end, until a listener is removed', async () => {
    const { features, setAccounts, remote } = create()
    const [kept, removed] = [vi.fn(), vi.fn()]
    features['standard:events'].on('change', kept)
    features['standard:events'].on('change', removed)()
    setAccounts([`${mainnet}:${other}`])
    expect(kept.mock.lastCall?.[0].accounts).toMatchObject([{ address: other }])
    await remote.disconnect()
    expect(kept).toHaveBeenLastCalledWith({ accounts: [] })
    expect(removed).not.toHaveBeenCalled()
  })

  it('signs a message in the form of the contract', async () => {
    const { params, result } = readExample('solana_signMessage', 'hello')
    const { features, account, requests, setAnswer } = create()
    setAnswer(() => result)
    const message = bytes(base58, params.message ?? '')
    const [output] = await features['solana:signMessage'].signMessage({ account, message })
    expect(requests).toEqual([{ method: 'solana_signMessage', params }])
    expect(output?.signedMessage).toEqual(message)
    expect(toBase58.decode(output?.signature ?? new Uint8Array())).toBe(
      (result as { signature: string }).signature,
    )
  })

  it('sends a transaction in the form of the contract', async () => {
    const { params, result } = readExample('solana_signAndSendTransaction', 'pairing')
    const { features, account, requests, setAnswer } = create()
    setAnswer(() => result)
    const [output] = await features['solana:signAndSendTransaction'].signAndSendTransaction({
      account,
      transaction: bytes(base64, params.transaction ?? ''),
      chain: 'solana:mainnet',
      options: { skipPreflight: true },
    })
    expect(JSON.parse(JSON.stringify(requests))).toEqual([
      { method: 'solana_signAndSendTransaction', params, caipNetworkId: mainnet },
    ])
    expect(output?.signature).toHaveLength(64)
  })

  it.each([
    ['solana:devnet', devnet],
    [devnet, devnet],
    ['solana:mainnet', mainnet],
  ] as const)('asks on the network that the transaction is for: %s', async (chain, caipNetworkId) => {
    const { features, account, requests, setAnswer } = create()
    setAnswer(() => ({ transaction: 'AQID' }))
    await features['solana:signTransaction'].signTransaction({
      account,
      transaction: new Uint8Array([1]),
      chain,
    })
    expect(requests[0]?.caipNetworkId).toBe(caipNetworkId)
  })

  it('asks nothing for a network that was not approved', async () => {
    const { features, account, requests } = create()
    const input = { account, transaction: new Uint8Array([1]), chain: 'solana:testnet' } as const
    await expect(features['solana:signTransaction'].signTransaction(input)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      context: { caipNetworkId: 'solana:testnet' },
    })
    await expect(
      features['solana:signAndSendTransaction'].signAndSendTransaction(input),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(requests).toEqual([])
  })

  it('returns the signed transaction, or puts a bare signature into the one that was sent', async () => {
    const { features, account, setAnswer } = create()
    const unsigned = getTransactionEncoder().encode({
      messageBytes: new Uint8Array([
        1,
        0,
        0,
        1,
        ...bytes(base58, address),
        ...new Uint8Array(32),
        0,
      ]) as unknown as TransactionMessageBytes,
      signatures: { [address as Address]: null },
    }) as Uint8Array
    const transaction = new Uint8Array(unsigned)
    const { result } = readExample('solana_signTransaction', 'pairing')
    setAnswer(() => result)
    const [bare] = await features['solana:signTransaction'].signTransaction({ account, transaction })
    const { signatures } = getTransactionDecoder().decode(bare?.signedTransaction ?? new Uint8Array())
    const signature = bytes(base58, (result as { signature: string }).signature)
    expect(new Uint8Array(signatures[address as Address] as SignatureBytes)).toEqual(signature)

    setAnswer(() => ({ transaction: toBase64.decode(transaction) }))
    const [whole] = await features['solana:signTransaction'].signTransaction({ account, transaction })
    expect(new Uint8Array(whole?.signedTransaction ?? [])).toEqual(transaction)
  })

  describe('with several transactions', () => {
    const wires = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)]
    const sign = ({ features, account }: ReturnType<typeof create>) =>
      features['solana:signTransaction'].signTransaction(
        ...wires.map((transaction) => ({ account, transaction, chain: 'solana:devnet' as const })),
      )

    it('asks one question for all', async () => {
      const paired = create()
      paired.setAnswer(() => ({ transactions: wires.map((wire) => toBase64.decode(wire)) }))
      await expect(sign(paired)).resolves.toEqual(
        wires.map((wire) => ({ signedTransaction: expect.objectContaining({ length: wire.length }) })),
      )
      expect(paired.requests).toMatchObject([{ method: 'solana_signAllTransactions', caipNetworkId: devnet }])
    })

    it.each([
      ['networks', (account: WalletAccount) => ({ account, chain: 'solana:mainnet' as const })],
      [
        'accounts',
        (account: WalletAccount) => ({
          account: { ...account, address: other },
          chain: 'solana:devnet' as const,
        }),
      ],
      ['networks, one of which is not named', (account: WalletAccount) => ({ account })],
    ])('asks one by one where they are of several %s', async (_, second) => {
      const { features, account, requests, setAnswer } = create()
      setAnswer(({ params }) => ({ transaction: (params as { transaction: string }).transaction }))
      await features['solana:signTransaction'].signTransaction(
        { account, chain: 'solana:devnet', transaction: Uint8Array.of(1) },
        { ...second(account), transaction: Uint8Array.of(2) },
      )
      expect(requests.map(({ method }) => method)).toEqual([
        'solana_signTransaction',
        'solana_signTransaction',
      ])
    })

    it('asks nothing for none', async () => {
      const { features, requests } = create()
      await expect(features['solana:signTransaction'].signTransaction()).resolves.toEqual([])
      expect(requests).toEqual([])
    })

    it('names the method of a reply with too few of them', async () => {
      const paired = create()
      paired.setAnswer(() => ({ transactions: ['AQID'] }))
      await expect(sign(paired)).rejects.toMatchObject({
        code: 'WALLET_REPLY_INVALID',
        context: { method: 'solana_signAllTransactions' },
      })
    })

    it('asks one by one where the wallet cannot answer for all', async () => {
      const paired = create()
      paired.setAnswer(({ method, params }) => {
        if (method === 'solana_signAllTransactions') throw Object.assign(new Error('Unknown'), { code: 4200 })
        return { transaction: (params as { transaction: string }).transaction }
      })
      const signed = await sign(paired)
      expect(signed.map(({ signedTransaction }) => new Uint8Array(signedTransaction))).toEqual(wires)
      expect(paired.requests).toHaveLength(3)
    })

    // F14, F16
    it.each([
      ['the visitor’s no', () => Promise.reject({ code: 5000, message: 'User rejected.' })],
      ['too few of them', () => ({ transactions: ['AQID'] })],
      ['something else', () => ({ transactions: 7 })],
    ])('asks nothing more after %s', async (_, answer) => {
      const paired = create()
      paired.setAnswer(answer)
      await expect(sign(paired)).rejects.toBeDefined()
      expect(paired.requests).toHaveLength(1)
    })
  })

  it('asks one question after the other, and none after a refusal', async () => {
    const { features, account, requests, setAnswer } = create()
    setAnswer(() => Promise.reject({ code: 5000, message: 'User rejected.' }))
    const input = { account, message: new Uint8Array([1]) }
    await expect(features['solana:signMessage'].signMessage(input, input)).rejects.toMatchObject({
      code: 5000,
    })
    expect(requests).toHaveLength(1)
  })

  it.each([[undefined], [null], ['signed'], [{}], [{ signature: 5 }], [{ signature: '0OIl' }]])(
    'refuses the answer %j',
    async (answer) => {
      const { features, account, setAnswer } = create()
      setAnswer(() => answer)
      const signing = features['solana:signMessage'].signMessage({ account, message: new Uint8Array([1]) })
      await expect(signing).rejects.toBeInstanceOf(Error)
    },
  )
})
