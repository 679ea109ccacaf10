import { type Address, address, getAddressEncoder } from '@solana/addresses'
import { getBase64Decoder, getU64Encoder } from '@solana/codecs'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { firstSolanaAddress, secondSolanaAddress } from '../../../test/testPage.test.helper.ts'
import { solana } from './networks/solana.ts'
import { readHoldings } from './readHoldings.ts'
import { tokenPrograms } from './transferInstructions.ts'

const url = 'http://localhost:3000/node/1'
const network = { ...solana, nodes: [{ url }] }
const shares = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const collectible = address(secondSolanaAddress)
const [spl] = tokenPrograms

const zeros = (count: number) => new Uint8Array(count)
const u64 = (value: bigint) => getU64Encoder().encode(value)
const join = (...parts: readonly ArrayLike<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => [...Array.from(part)]))
/** A mint of SPL Token: supply at 36, decimals at 44. https://spl.solana.com/token */
const createMint = (supply: bigint, decimals: number) =>
  join(zeros(36), u64(supply), [decimals, 1], zeros(36))
const createHolding = (mint: Address, amount: bigint) =>
  join(
    getAddressEncoder().encode(mint),
    getAddressEncoder().encode(address(firstSolanaAddress)),
    u64(amount),
    zeros(93),
  )

const mints: Readonly<Record<string, Uint8Array>> = {
  [shares]: createMint(46_000n, 0),
  [collectible]: createMint(1n, 0),
}

const toAccount = (data: Uint8Array) => ({
  owner: spl,
  data: [getBase64Decoder().decode(data), 'base64'],
  lamports: 1,
  executable: false,
  rentEpoch: 0,
  space: data.length,
})

function answer(method: string, [first, second]: readonly unknown[]): unknown {
  if (method === 'getBalance') return 5
  if (method === 'getMultipleAccounts')
    return (first as readonly string[]).map((key) => (mints[key] ? toAccount(mints[key]) : null))
  if ((second as { programId: string }).programId !== spl) return []
  return [createHolding(shares, 1_000n), createHolding(collectible, 1n)].map((data, index) => ({
    pubkey: [firstSolanaAddress, secondSolanaAddress][index],
    account: toAccount(data),
  }))
}

it('has tokens without decimals, and no collectibles, of which there is one', async () => {
  onServices(
    http.post(url, async ({ request }) => {
      const { id, method, params } = (await request.json()) as {
        id: number
        method: string
        params: unknown[]
      }
      const result =
        method === 'getGenesisHash'
          ? '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
          : { context: { slot: 1 }, value: answer(method, params) }
      return HttpResponse.json({ jsonrpc: '2.0', id, result })
    }),
  )
  const holdings = await readHoldings({ address: firstSolanaAddress, network, tokens: [] })
  expect(holdings.map(({ address: mint, amount, decimals }) => [mint, amount, decimals])).toEqual([
    [undefined, 5n, 9],
    [shares, 1_000n, 0],
  ])
})
