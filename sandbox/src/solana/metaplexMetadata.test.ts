import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import {
  decodeMetaplexMetadata,
  encodeMetaplexMetadata,
  findMetaplexMetadata,
  metaplexProgramAddress,
} from './metaplexMetadata.ts'

const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const updateAuthority = address('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo')
/** An account as Metaplex's own client (`mpl-token-metadata` 3.4.0) serialises it, without the zeros of the padding. */
const head =
  'BBeSSDtsiiqHt0cdgU+Vkfk5XIQKnOPZ9NW6fTpLinSexvp6877brTo9ZfNqq8l0MbG75MLS9uDkfKYCA0UvXWEgAAAAU2VhIEdsYXNzICM3'
const symbolAndUri = 'CgAAAFNFQUdMQVNTAADIAAAAaHR0cHM6Ly9uZnQuZXhhbXBsZS83'
const rest =
  '9AEBAQAAABeSSDtsiiqHt0cdgU+Vkfk5XIQKnOPZ9NW6fTpLinSeAWQBAQH+AQABAcb6evO+2606PWXzaqvJdDGxu+TC0vbg5HymAgNFL11hAAAA'
const foreign = new Uint8Array(
  Buffer.concat([
    Buffer.from(head, 'base64'),
    Buffer.alloc(20),
    Buffer.from(symbolAndUri, 'base64'),
    Buffer.alloc(179),
    Buffer.from(rest, 'base64'),
  ]),
)
const account = { programAddress: metaplexProgramAddress, data: foreign }

test('the metadata account of USDC is where mainnet has it', async () => {
  expect(await findMetaplexMetadata(mint)).toBe('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq')
})

test('an account written by Metaplex’s client is read, without its padding', () => {
  expect(foreign).toHaveLength(403)
  expect(decodeMetaplexMetadata(account, mint)).toEqual({
    name: 'Sea Glass #7',
    symbol: 'SEAGLASS',
    uri: 'https://nft.example/7',
  })
})

test('what the sandbox writes differs from it in creators, royalties and collection alone', () => {
  const metadata = { name: 'Sea Glass #7', symbol: 'SEAGLASS', uri: 'https://nft.example/7' }
  const own = encodeMetaplexMetadata({ ...metadata, mint, updateAuthority })
  const fees = 319
  expect(Buffer.from(own.subarray(0, fees)).toString('hex')).toBe(
    Buffer.from(foreign.subarray(0, fees)).toString('hex'),
  )
  expect([...own.subarray(fees)]).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0])
})

test.each([
  ['another program’s', { ...account, programAddress: updateAuthority }, mint],
  ['another mint’s', account, updateAuthority],
  ['of another kind', { ...account, data: new Uint8Array([6, ...foreign.subarray(1)]) }, mint],
  ['empty', { ...account, data: new Uint8Array() }, mint],
])('an account that is %s is not read', (_, other, wanted) => {
  expect(decodeMetaplexMetadata(other, wanted)).toBeUndefined()
})
