import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import { getBase64Decoder, getU32Encoder, getU64Encoder } from '@solana/codecs'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { firstSolanaAddress, secondSolanaAddress } from '../../../test/testPage.test.helper.ts'
import { solana } from './networks/solana.ts'
import { readToken } from './readToken.ts'
import { getTokenAccount, tokenPrograms } from './transferInstructions.ts'

const url = 'http://localhost:3000/node/1'
const network = { ...solana, nodes: [{ url }] }
const mint: Address = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const owner = address(firstSolanaAddress)
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
const [spl = mint, token2022 = mint] = tokenPrograms

interface Account {
  readonly owner: string
  readonly data: readonly number[]
}

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const bytesOf = (key: string) => [...getAddressEncoder().encode(address(key))]
const sized = (text: string) => {
  const bytes = [...new TextEncoder().encode(text)]
  return [...getU32Encoder().encode(bytes.length), ...bytes]
}
const createMint = (decimals: number) => [...zeros(44), decimals, 1, ...zeros(36)]
const createHolding = (amount: bigint, holder: string = owner) => [
  ...bytesOf(mint),
  ...bytesOf(holder),
  ...getU64Encoder().encode(amount),
  ...zeros(93),
]
const extension = (type: number, data: readonly number[]) => [type, 0, data.length, 0, ...data]
const names = [...zeros(64), ...sized('PayPal USD'), ...sized('PYUSD')]

/** A node that has these accounts, and lists those of a token as the owner's. */
function createNode(accounts: Readonly<Record<string, Account>>) {
  const requested: string[] = []
  const write = (key: string) => {
    const account = accounts[key]
    if (!account) return null
    const data = [getBase64Decoder().decode(Uint8Array.from(account.data)), 'base64']
    return { ...account, data, lamports: 1, executable: false, rentEpoch: 0, space: account.data.length }
  }
  const list = (token: string) =>
    Object.entries(accounts)
      .filter(([, { data }]) => bytesOf(token).every((byte, index) => data[index] === byte))
      .map(([pubkey]) => ({ pubkey, account: write(pubkey) }))
  const handler = http.post(url, async ({ request }) => {
    const { id, method, params } = (await request.json()) as {
      id: number
      method: string
      params: [string[], { mint: string }]
    }
    if (method === 'getGenesisHash') {
      return HttpResponse.json({ jsonrpc: '2.0', id, result: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' })
    }
    requested.push(method)
    const value = method === 'getMultipleAccounts' ? params[0].map(write) : list(params[1].mint)
    return HttpResponse.json({ jsonrpc: '2.0', id, result: { context: { slot: 1 }, value } })
  })
  return { requested, handler }
}

const holdingOf = (tokenProgram: Address) => getTokenAccount({ owner, mint, tokenProgram })
const read = () => readToken({ address: owner, token: mint, network })

describe('the balance of a token of Solana', () => {
  it('has the symbol of the metadata program', async () => {
    const seeds = ['metadata', getAddressEncoder().encode(metadataProgram), getAddressEncoder().encode(mint)]
    const [metadata] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
    const padded = (text: string, length: number) => sized(text.padEnd(length, '\0'))
    const { requested, handler } = createNode({
      [mint]: { owner: spl, data: createMint(6) },
      [await holdingOf(spl)]: { owner: spl, data: createHolding(1_250_000n) },
      [metadata]: {
        owner: metadataProgram,
        data: [4, ...zeros(64), ...padded('USD Coin', 32), ...padded('USDC', 10), ...zeros(100)],
      },
    })
    onServices(handler)
    await expect(read()).resolves.toEqual({ value: 1_250_000n, decimals: 6, symbol: 'USDC' })
    expect(requested).toEqual(['getMultipleAccounts', 'getTokenAccountsByOwner'])
  })

  it('has the symbol in the mint of Token-2022', async () => {
    const data = [...createMint(6), ...zeros(83), 1, ...extension(18, zeros(64)), ...extension(19, names)]
    const { handler } = createNode({
      [mint]: { owner: token2022, data },
      [await holdingOf(token2022)]: { owner: token2022, data: createHolding(7n) },
    })
    onServices(handler)
    await expect(read()).resolves.toEqual({ value: 7n, decimals: 6, symbol: 'PYUSD' })
  })

  it('is the sum of all accounts of its owner', async () => {
    const { handler } = createNode({
      [mint]: { owner: spl, data: createMint(6) },
      [await holdingOf(spl)]: { owner: spl, data: createHolding(5n) },
      [secondSolanaAddress]: { owner: spl, data: createHolding(2n) },
      [metadataProgram]: { owner: spl, data: createHolding(40n, secondSolanaAddress) },
    })
    onServices(handler)
    await expect(read()).resolves.toMatchObject({ value: 7n })
  })

  it('is zero without an account for it, or on one that now belongs to another owner', async () => {
    const accounts = { [mint]: { owner: spl, data: createMint(9) } }
    const { server } = onServices(createNode(accounts).handler)
    const nothing = { value: 0n, decimals: 9, symbol: 'EPjF…yTDt1v' }
    await expect(read()).resolves.toEqual(nothing)
    const holding = { owner: spl, data: createHolding(5n, secondSolanaAddress) }
    server.use(createNode({ ...accounts, [await holdingOf(spl)]: holding }).handler)
    await expect(read()).resolves.toEqual(nothing)
  })

  // T21
  it.each([
    ['is absent', undefined],
    ['belongs to another program', { owner: metadataProgram, data: createMint(6) }],
    ['is an account of a token', { owner: spl, data: createHolding(1n) }],
    ['is empty', { owner: spl, data: [] }],
  ])('is unknown when the mint %s', async (_, account) => {
    onServices(createNode(account ? { [mint]: account } : {}).handler)
    await expect(read()).rejects.toMatchObject({ code: 'RPC_REPLY_INVALID' })
  })

  // T21
  it.each([
    ['is cut', names.slice(0, -1)],
    ['has a name of 4 GB', [...zeros(64), 255, 255, 255, 255, 1]],
  ])('is named by the mint when its metadata %s', async (_, metadata) => {
    const data = [...createMint(6), ...zeros(83), 1, ...extension(19, metadata)]
    onServices(createNode({ [mint]: { owner: token2022, data } }).handler)
    await expect(read()).resolves.toMatchObject({ symbol: 'EPjF…yTDt1v' })
  })

  it('is not asked for where an address is none', async () => {
    const { requested, handler } = createNode({})
    onServices(handler)
    const wrong = { context: { address: 'nonsense' }, code: 'CAIP_ADDRESS_INVALID' }
    await expect(readToken({ address: 'nonsense', token: mint, network })).rejects.toMatchObject(wrong)
    await expect(readToken({ address: owner, token: 'nonsense', network })).rejects.toMatchObject(wrong)
    expect(requested).toEqual([])
  })
})
