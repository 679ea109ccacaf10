import { HttpResponse, http } from 'msw'
import { encodeAbiParameters, encodeErrorResult, type Hex, parseAbi, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, polygon } from '../../../../test/testPage.test.helper.ts'
import { toCoinType } from '../names/toCoinType.ts'
import { getEnsAddress, getEnsAvatar, getEnsName } from './ens.ts'

const node = 'http://localhost:3000/node/1'
const errors = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extra)',
])
const nobody = `0x${'0'.repeat(40)}` as const

type Reply = { readonly result: Hex } | { readonly error: object }

/** A node of Ethereum whose universal resolver replies with this. */
function resolver(reply: Reply) {
  const sent: { readonly to: string; readonly data: Hex }[] = []
  const handler = http.post(node, async ({ request }) => {
    const calls = (await request.json()) as { id: number; method: string; params: [(typeof sent)[number]] }[]
    return HttpResponse.json(
      calls.map(({ id, method, params }) => {
        if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' }
        sent.push(params[0])
        return { jsonrpc: '2.0', id, ...reply }
      }),
    )
  })
  const { requests } = onServices(handler)
  return { sent, requests }
}

const named = (name: string): Reply => ({
  result: encodeAbiParameters(parseAbiParameters('string, address, address'), [name, nobody, nobody]),
})
const resolved = (data: Hex): Reply => ({
  result: encodeAbiParameters(parseAbiParameters('bytes, address'), [data, nobody]),
})
const reverted = (data: Hex): Reply => ({ error: { code: 3, message: 'execution reverted', data } })
const lookup = reverted(
  encodeErrorResult({
    abi: errors,
    errorName: 'OffchainLookup',
    args: [nobody, ['https://tracker.test/{sender}/{data}'], '0x', '0x00000000', '0x'],
  }),
)
const notFound = reverted(encodeErrorResult({ abi: errors, errorName: 'ResolverNotFound', args: ['0x'] }))
const mismatch = reverted(
  encodeErrorResult({ abi: errors, errorName: 'ReverseAddressMismatch', args: ['alice.eth', '0x'] }),
)

describe('the name of an account', () => {
  it('is read from the chain', async () => {
    const { sent } = resolver(named('alice.eth'))
    await expect(getEnsName(createTestKit(), { address: firstAddress })).resolves.toBe('alice.eth')
    expect(sent[0]?.to).toBe('0xeeeeeeee14d718c2b47d9923deab1335e144eeee')
  })

  it('is that of the chain whose account is meant', async () => {
    const { sent } = resolver(named('alice.eth'))
    await getEnsName(createTestKit(), { address: firstAddress, caipNetworkId: 'eip155:137' })
    // ENSIP-11: 0x80000000 | 137.
    expect(sent[0]?.data).toContain('80000089')
  })

  // T14
  it.each([
    ['none', named('')],
    ['a name that resolves to another account', mismatch],
    ['no resolver', notFound],
    ['a name that ENSIP-15 does not allow', named('vit\u0430lik.eth')],
    ['a name that is not normal', named('Alice.eth')],
  ])('is null with %s', async (_, reply) => {
    resolver(reply)
    await expect(getEnsName(createTestKit(), { address: firstAddress })).resolves.toBeNull()
  })

  // T27
  it('is not asked for outside of the chain', async () => {
    const { requests } = resolver(lookup)
    await expect(getEnsName(createTestKit(), { address: firstAddress })).resolves.toBeNull()
    expect(requests.map(({ href }) => href)).toEqual([node])
  })

  it('is unavailable when the nodes are', async () => {
    const { requests } = onServices(http.post(node, () => new HttpResponse('down', { status: 400 })))
    const kit = createTestKit()
    await expect(getEnsName(kit, { address: firstAddress })).rejects.toMatchObject({
      code: 'NAMES_OF_ADDRESS_FAILED',
      message: 'Error fetching names for address',
    })
    await expect(getEnsAddress(kit, { name: 'alice.eth' })).rejects.toMatchObject({
      message: 'Error resolving name',
    })
    expect(requests).toHaveLength(2)
  })

  it('needs the network of the registry', async () => {
    const kit = createTestKit({ networks: [polygon] })
    await expect(getEnsName(kit, { address: firstAddress })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })
})

describe('a name', () => {
  it('is normalised, and resolved to its account', async () => {
    const { sent } = resolver(resolved(encodeAbiParameters(parseAbiParameters('address'), [firstAddress])))
    await expect(getEnsAddress(createTestKit(), { name: 'ALICE.eth' })).resolves.toBe(firstAddress)
    // DNS encoding of the normal form: 5 'alice' 3 'eth' 0.
    expect(sent[0]?.data).toContain('05616c6963650365746800')
  })

  // T14
  it.each([
    ['in lower case', firstAddress.toLowerCase(), firstAddress],
    ['with more bytes than an address', `${firstAddress}00`, null],
    ['with fewer', '0x1234', null],
    ['with none', '0x', null],
  ])('whose owner has written an account %s', async (_, written, expected) => {
    resolver(resolved(encodeAbiParameters(parseAbiParameters('bytes'), [written as Hex])))
    await expect(getEnsAddress(createTestKit(), { name: 'alice.eth' })).resolves.toBe(expected)
  })

  // T14
  it.each(['vit\u0430lik.eth', '', 'a..eth', '\u202ehte.ecila'])('is not looked up as %j', async (name) => {
    const { requests } = resolver(notFound)
    await expect(getEnsAddress(createTestKit(), { name })).resolves.toBeNull()
    expect(requests).toEqual([])
  })

  it('has the avatar that its owner has written', async () => {
    const avatar = 'https://images.test/alice.png'
    const { requests } = resolver(resolved(encodeAbiParameters(parseAbiParameters('string'), [avatar])))
    await expect(getEnsAvatar(createTestKit(), { name: 'alice.eth' })).resolves.toBe(avatar)
    expect(requests.map(({ href }) => href)).toEqual([node])
  })

  it.each([
    [1, 60n],
    [5, 0x80000005n],
    [137, 0x80000089n],
    [0x7fffffff, 0xffffffffn],
    [0, 0x80000000n],
  ])('has of chain %i the coin type of ENSIP-11', (chainId, coinType) => {
    expect(toCoinType(chainId)).toBe(coinType)
  })

  it.each([2 ** 31, -1, 1.5, Number.NaN])('has no coin type of chain %d', (chainId) => {
    expect(() => toCoinType(chainId)).toThrow('Invalid chainId')
  })
})
