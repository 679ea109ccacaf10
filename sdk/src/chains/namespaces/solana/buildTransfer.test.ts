import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/addresses'
import { getBase64Decoder, getU64Encoder } from '@solana/codecs'
import {
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
} from '@solana/transaction-messages'
import { getTransactionDecoder } from '@solana/transactions'
import { describe, expect, it } from 'vitest'
import { buildTransfer } from './buildTransfer.ts'
import type { NodeClient } from './createNodeClient.ts'
import {
  createTokenAccount,
  getTokenAccount,
  setBudget,
  tokenPrograms,
  transferSol,
  transferToken,
} from './transferInstructions.ts'

const [token, token2022] = tokenPrograms as readonly [Address, Address]
const [sender, recipient, mint] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
] as unknown as readonly [Address, Address, Address]
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'
const systemProgram = '11111111111111111111111111111111'
const { signal } = new AbortController()

/** A token account of the sender; frozen ones have the state 2. */
interface Holding {
  readonly account: Address
  readonly amount: bigint
  readonly isFrozen?: boolean
}

const holdingBytes = ({ amount, isFrozen = false }: Holding) => {
  const bytes = new Uint8Array(165)
  bytes.set(getAddressEncoder().encode(mint))
  bytes.set(getAddressEncoder().encode(sender), 32)
  bytes.set(getU64Encoder().encode(amount), 64)
  bytes[108] = isFrozen ? 2 : 1
  return bytes
}

interface Account {
  readonly owner: string
  readonly bytes?: Uint8Array
}

/** The data of a mint with this number of decimals. */
const mintBytes = (decimals: number) =>
  Uint8Array.from({ length: 82 }, (_, index) => (index === 44 ? decimals : 9))

const extension = (type: number, length: number) => [type, 0, length, 0, ...new Uint8Array(length)]

/** Nodes that know these accounts, by address, and the sender's balances. Collects the requests. */
function createClient(accounts: Readonly<Record<string, Account>> = {}, holdings: readonly Holding[] = []) {
  const requests: (readonly [method: string, params: unknown])[] = []
  const toWire = ({ owner, bytes = new Uint8Array() }: Account) => ({
    owner,
    lamports: 1,
    data: [getBase64Decoder().decode(bytes), 'base64'],
  })
  const results: Record<string, (params: readonly unknown[]) => unknown> = {
    getLatestBlockhash: () => ({ value: { blockhash, lastValidBlockHeight: 9 } }),
    getMultipleAccounts: ([addresses]) => ({
      value: (addresses as readonly string[]).map((address) => {
        const account = accounts[address]
        return account ? toWire(account) : null
      }),
    }),
    getMinimumBalanceForRentExemption: () => 2_039_280,
    getTokenAccountsByOwner: () => ({
      value: holdings.map((holding) => ({
        pubkey: holding.account,
        account: toWire({ owner: token, bytes: holdingBytes(holding) }),
      })),
    }),
  }
  const client: NodeClient = {
    async request({ method, params }) {
      requests.push([method, params])
      return results[method]?.(params as never) as never
    },
  }
  return { client, requests }
}

/** Decodes a transaction. */
function read({ wire }: Awaited<ReturnType<typeof buildTransfer>>) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(wire)
  const { feePayer, instructions, lifetimeConstraint, version } = decompileTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(messageBytes),
  )
  return { feePayer: feePayer.address, instructions, lifetimeConstraint, version, signatures }
}

/** Instructions as a transaction has them: the roles of an account are joined over all of them. */
const plain = (instructions: readonly { readonly accounts?: unknown }[]) =>
  (instructions as ReturnType<typeof setBudget>).map(({ programAddress, accounts, data }) => ({
    programAddress,
    accounts: accounts?.map(({ address }) => address),
    data: new Uint8Array(data as Uint8Array),
  }))

// T5
describe('a transfer of SOL', () => {
  it('is one transaction of the sender, that names the latest block', async () => {
    const { client, requests } = createClient()
    const built = await buildTransfer(client, sender, { recipient, amount: 7n }, signal)
    expect(built.deposit).toBe(0n)
    const transaction = read(built)
    expect(transaction).toMatchObject({
      feePayer: sender,
      version: 0,
      lifetimeConstraint: { blockhash },
      signatures: { [sender]: null },
    })
    expect(plain(transaction.instructions)).toEqual(
      plain([...setBudget(500), transferSol({ from: sender, to: recipient, lamports: 7n })]),
    )
    expect(requests).toEqual([['getLatestBlockhash', [{ commitment: 'confirmed' }]]])
  })

  it.each([
    ['no amount', { amount: 0n }],
    ['a negative amount', { amount: -1n }],
    ['more than 64 bits', { amount: 2n ** 64n }],
    ['a name instead of a recipient', { recipient: 'alice.sol' }],
    ['a mint that is no address', { mint: 'USDC' }],
  ])('is refused with %s, before nodes are asked', async (_, wrong) => {
    const { client, requests } = createClient()
    await expect(
      buildTransfer(client, sender, { recipient, amount: 1n, ...wrong }, signal),
    ).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
    expect(requests).toEqual([])
  })

  it('may be of all that 64 bits hold', async () => {
    const { client } = createClient()
    const built = await buildTransfer(client, sender, { recipient, amount: 2n ** 64n - 1n }, signal)
    expect(read(built).instructions.at(-1)?.data?.slice(4)).toEqual(new Uint8Array(8).fill(255))
  })
})

// T5
describe('a transfer of a token', () => {
  const transfer = { recipient, mint, amount: 1_000n }
  const owner = { owner: systemProgram }

  it.each([
    ['SPL Token', token, 165],
    ['Token-2022', token2022, 170],
  ])(
    'of %s creates the account of a recipient that has none, for a deposit',
    async (_, tokenProgram, size) => {
      const { client, requests } = createClient({
        [mint]: { owner: tokenProgram, bytes: mintBytes(6) },
        [recipient]: owner,
      })
      const built = await buildTransfer(client, sender, transfer, signal)
      expect(built.deposit).toBe(2_039_280n)
      const receiver = { owner: recipient, mint, tokenProgram }
      const source = await getTokenAccount({ ...receiver, owner: sender })
      const destination = await getTokenAccount(receiver)
      expect(plain(read(built).instructions)).toEqual(
        plain([
          ...setBudget(100_000),
          createTokenAccount(sender, destination, receiver),
          transferToken({
            source,
            destination,
            authority: sender,
            mint,
            tokenProgram,
            amount: 1_000n,
            decimals: 6,
          }),
        ]),
      )
      const options = { encoding: 'base64', commitment: 'confirmed' }
      expect(requests).toEqual([
        ['getMultipleAccounts', [[mint, recipient], options]],
        ['getTokenAccountsByOwner', [sender, { mint }, options]],
        ['getMultipleAccounts', [[destination], options]],
        ['getMinimumBalanceForRentExemption', [size]],
        ['getLatestBlockhash', [{ commitment: 'confirmed' }]],
      ])
    },
  )

  it.each([
    ['a transfer fee', [extension(18, 64), extension(1, 108)], 182],
    ['a switch that pauses it', [extension(26, 33)], 174],
    ['a transfer fee and a switch', [extension(1, 108), extension(26, 33)], 186],
    ['a name', [extension(18, 64), extension(19, 80)], 170],
  ])('of a Token-2022 with %s pays for the account that the program makes', async (_, extensions, size) => {
    const bytes = new Uint8Array([...mintBytes(6), ...new Uint8Array(83), 1, ...extensions.flat()])
    const { client, requests } = createClient({
      [mint]: { owner: token2022, bytes },
      [recipient]: owner,
    })
    await buildTransfer(client, sender, transfer, signal)
    expect(requests).toContainEqual(['getMinimumBalanceForRentExemption', [size]])
  })

  it('costs no deposit where the recipient has an account', async () => {
    const receiver = { owner: recipient, mint, tokenProgram: token }
    const destination = await getTokenAccount(receiver)
    const { client, requests } = createClient({
      [mint]: { owner: token, bytes: mintBytes(0) },
      [destination]: { owner: token, bytes: new Uint8Array(165) },
    })
    const built = await buildTransfer(client, sender, transfer, signal)
    expect(built.deposit).toBe(0n)
    const source = await getTokenAccount({ ...receiver, owner: sender })
    expect(plain(read(built).instructions)).toEqual(
      plain([
        ...setBudget(100_000),
        transferToken({
          source,
          destination,
          authority: sender,
          mint,
          tokenProgram: token,
          amount: 1_000n,
          decimals: 0,
        }),
      ]),
    )
    expect(requests.map(([method]) => method)).not.toContain('getMinimumBalanceForRentExemption')
  })

  it.each([
    ['a mint that does not exist', {}],
    ['a mint of another program', { [mint]: { owner: systemProgram, bytes: mintBytes(6) } }],
    ['a mint without decimals', { [mint]: { owner: token, bytes: new Uint8Array(44) } }],
    [
      'a recipient that is a token account',
      { [mint]: { owner: token, bytes: mintBytes(6) }, [recipient]: { owner: token } },
    ],
    [
      'a recipient that is an account of Token-2022',
      { [mint]: { owner: token, bytes: mintBytes(6) }, [recipient]: { owner: token2022 } },
    ],
  ])('is refused with %s', async (_, accounts) => {
    const { client, requests } = createClient(accounts as Record<string, Account>)
    await expect(buildTransfer(client, sender, transfer, signal)).rejects.toMatchObject({
      code: 'SEND_INPUT_INVALID',
    })
    expect(requests).toHaveLength(1)
  })
})

/** Any address. */
const createAddress = (byte: number): Address => getAddressDecoder().decode(new Uint8Array(32).fill(byte))

// Tokens are held in any number of accounts, of which the associated one is the usual.
describe('a transfer of a token that is held in several accounts', () => {
  const [first, second, third] = [createAddress(1), createAddress(2), createAddress(3)] as const
  const accounts = {
    [mint]: { owner: token, bytes: mintBytes(6) },
    [recipient]: { owner: systemProgram },
  }

  /** From where a transfer takes how much. */
  async function build(amount: bigint, holdings: readonly Holding[]) {
    const { client } = createClient(accounts, holdings)
    const built = await buildTransfer(client, sender, { recipient, mint, amount }, signal)
    const taken = plain(read(built).instructions)
      .filter(({ programAddress }) => programAddress === token)
      .map((instruction) => [
        instruction.accounts?.[0],
        new DataView(instruction.data.buffer).getBigUint64(1, true),
      ])
    return { built, taken }
  }

  const associated = () => getTokenAccount({ owner: sender, mint, tokenProgram: token })

  it('takes all from the associated account where that holds enough', async () => {
    const usual = await associated()
    const { built, taken } = await build(10n, [
      { account: first, amount: 50n },
      { account: usual, amount: 10n },
    ])
    expect(taken).toEqual([[usual, 10n]])
    expect(built.sources).toEqual([usual])
    expect(built.available).toBe(60n)
  })

  it('takes all from another account that holds enough', async () => {
    const { taken } = await build(11n, [
      { account: await associated(), amount: 10n },
      { account: first, amount: 11n },
    ])
    expect(taken).toEqual([[first, 11n]])
  })

  it('takes from as few accounts as possible, with units for each', async () => {
    const { built, taken } = await build(80n, [
      { account: first, amount: 5n },
      { account: second, amount: 30n },
      { account: third, amount: 60n },
    ])
    expect(taken).toEqual([
      [third, 60n],
      [second, 20n],
    ])
    expect(built.sources).toEqual([third, second])
    expect(plain(read(built).instructions).slice(0, 2)).toEqual(plain(setBudget(120_000)))
  })

  it('takes nothing from a frozen account', async () => {
    const { built, taken } = await build(5n, [
      { account: await associated(), amount: 90n, isFrozen: true },
      { account: first, amount: 5n },
    ])
    expect(taken).toEqual([[first, 5n]])
    expect(built.available).toBe(5n)
  })

  it('takes from eight accounts at most, which fit into a transaction with what wallets add', async () => {
    const holdings = Array.from({ length: 9 }, (_, index) => ({
      account: createAddress(10 + index),
      amount: 10n,
    }))
    const { built, taken } = await build(80n, holdings)
    expect(taken).toHaveLength(8)
    expect(built.available).toBe(80n)
    expect(built.wire.length).toBeLessThan(1_232 - 200)
  })

  it.each([
    ['is not there', 81n],
    ['is in a ninth account', 90n],
  ])('is left to the network to refuse where the amount %s', async (_, amount) => {
    const holdings = Array.from({ length: 9 }, (_, index) => ({
      account: createAddress(10 + index),
      amount: 10n,
    }))
    expect((await build(amount, holdings)).taken).toEqual([[await associated(), amount]])
  })
})
