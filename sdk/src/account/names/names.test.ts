// @vitest-environment happy-dom
import { analyticsEventPropsSchema } from '@wallet-kit/clients/analytics/validators'
import { getIdentityHandler } from '@wallet-kit/clients/data-service/handlers'
import {
  lookupAddressHandler,
  lookupNameHandler,
  registerNameHandler,
  suggestNamesHandler,
} from '@wallet-kit/clients/name-service/handlers'
import { recoverMessageAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  secondAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { resolveRecipient } from '../sending/resolveRecipient.ts'
import { getNameSuggestions } from './getNameSuggestions.ts'
import { identityQueryOptions } from './identity.ts'
import { lookupName } from './lookupName.ts'
import { toNameCoinType } from './nameCoinTypes.ts'
import { isNameLabel, isRegisteredName, toNameLabel } from './registeredNames.ts'
import { registerName } from './registerName.ts'
import { getStoredName } from './storedNames.ts'

const baseUrl = 'http://localhost:3000/data'
const created_at = '2026-01-02T03:04:05Z'

async function createConnected(options: object = {}) {
  const wallet = createTestWallet()
  const kit = createTestKit(options)
  await connect(kit, { connectorId: 'test.wallet' })
  const signed = () => wallet.requests.filter(({ method }) => method === 'personal_sign')
  return { wallet, kit, signed }
}

describe('names', () => {
  it.each<[string, boolean]>([
    ['test123', true],
    ['valid-name', true],
    ['abcd', true],
    ['abc', false],
    ['', false],
    ['invalid.name', false],
    ['invalid name', false],
    ['näme', false],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
  ])('of the label %j can be registered: %s', (label, expected) => {
    expect(isNameLabel(label)).toBe(expected)
  })

  it('have no capitals', () => {
    expect(toNameLabel(' Alice ')).toBe('alice')
  })

  it.each<[string, boolean]>([
    ['alice.reown.id', true],
    ['bob.wcn.id', true],
    ['alice.eth', false],
    ['reown.id', false],
    ['.reown.id', false],
    ['a.b.reown.id', false],
    ['', false],
  ])('%j is one of the service: %s', (name, expected) => {
    expect(isRegisteredName(name)).toBe(expected)
  })

  it.each([
    [1, 0x80000001],
    [5, 0x80000005],
    [137, 0x80000089],
    [0x7fffffff, 0xffffffff],
    [0, 0x80000000],
  ])('are kept of chain %i under %i', (chainId, coinType) => {
    expect(toNameCoinType(chainId)).toBe(coinType)
  })

  it.each([0x80000000, -1, 1.5, 'mainnet'])('are not kept of chain %s', (chainId) => {
    expect(() => toNameCoinType(chainId)).toThrow('Invalid chainId')
  })
})

describe('a name that is looked up', () => {
  const record = (addresses: object) => ({ name: 'alice.reown.id', attributes: {}, addresses }) as never

  it.each<[string, object, string | null]>([
    [
      'of the network',
      { 60: { address: firstAddress }, 2147483649: { address: secondAddress } },
      secondAddress,
    ],
    ['of Ethereum', { 60: { address: firstAddress } }, firstAddress],
    ['of another chain only', { 2147483785: { address: firstAddress } }, null],
  ])('has the account %s', async (_, addresses, expected) => {
    const { requests } = onServices(lookupNameHandler({ baseUrl, reply: record(addresses) }))
    const kit = createTestKit()
    await expect(lookupName(kit, { name: 'Alice.reown.id' })).resolves.toBe(expected)
    expect(requests[0]?.pathname).toBe('/data/v1/profile/account/alice.reown.id')
    expect(requests[0]?.searchParams.get('apiVersion')).toBe('2')
  })

  // T14, T21
  it.each(['0x', `0x${'zz'.repeat(20)}`, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226', 'alice.eth'])(
    'does not resolve to %s',
    async (address) => {
      onServices(lookupNameHandler({ baseUrl, reply: record({ 60: { address } }) }))
      const [outcome] = await Promise.allSettled([lookupName(createTestKit(), { name: 'alice.reown.id' })])
      expect(outcome.status === 'fulfilled' ? outcome.value : null).toBeNull()
    },
  )

  it('has none while it is available', async () => {
    onServices(lookupNameHandler({ baseUrl, reply: [] }))
    await expect(lookupName(createTestKit(), { name: 'free.wcn.id' })).resolves.toBeNull()
  })

  it('is not requested for other names and families', async () => {
    const { requests } = onServices()
    await expect(lookupName(createTestKit(), { name: 'alice.eth' })).resolves.toBeNull()
    const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const kit = createTestKit(twoFamilies)
    await expect(lookupName(kit, { name: 'alice.reown.id', caipNetworkId })).resolves.toBeNull()
    expect(requests).toEqual([])
  })

  // F1
  it('fails with the error of the catalogue', async () => {
    onServices(lookupNameHandler({ baseUrl, fail: 500 }))
    await expect(lookupName(createTestKit(), { name: 'alice.reown.id' })).rejects.toMatchObject({
      code: 'NAME_RESOLVE_FAILED',
      message: 'Error resolving name',
    })
  })

  it('is a receiver', async () => {
    onServices(lookupNameHandler({ baseUrl, reply: record({ 60: { address: secondAddress } }) }))
    await expect(resolveRecipient(createTestKit(), { text: 'alice.reown.id' })).resolves.toEqual({
      address: secondAddress,
      name: 'alice.reown.id',
    })
  })
})

describe('suggestions', () => {
  const suggestions = [
    { name: 'alice.reown.id', registered: true },
    { name: 'alice1.reown.id', registered: false },
  ]

  it('are those of the service, requested once', async () => {
    const { requests } = onServices(suggestNamesHandler({ baseUrl, reply: { suggestions } }))
    const kit = createTestKit()
    await expect(getNameSuggestions(kit, { name: 'Alice' })).resolves.toEqual(suggestions)
    await getNameSuggestions(kit, { name: 'alice' })
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/data/v1/profile/suggestions/alice'])
    expect(requests[0]?.searchParams.get('zone')).toBe('reown.id')
  })

  // T14, T21
  it('that could not be registered are left out', async () => {
    const foreign = [
      { name: 'alice.evil.id', registered: false },
      { name: '\u202eecila.reown.id', registered: false },
    ]
    onServices(suggestNamesHandler({ baseUrl, reply: { suggestions: [...foreign, ...suggestions] } }))
    await expect(getNameSuggestions(createTestKit(), { name: 'alice' })).resolves.toEqual(suggestions)
  })

  it('are not requested for what is no name', async () => {
    const { requests } = onServices()
    await expect(getNameSuggestions(createTestKit(), { name: 'ab' })).rejects.toMatchObject({
      code: 'NAME_INVALID',
    })
    expect(requests).toEqual([])
  })

  // F1
  it('fail with the error of the catalogue', async () => {
    onServices(suggestNamesHandler({ baseUrl, fail: 400 }))
    await expect(getNameSuggestions(createTestKit(), { name: 'alice' })).rejects.toMatchObject({
      message: 'Error fetching name suggestions',
    })
  })
})

describe('registering a name', () => {
  /** Answers registrations, and keeps their bodies. */
  function serve() {
    const bodies: Record<string, unknown>[] = []
    onServices(
      registerNameHandler({ baseUrl, reply: { name: 'alice.reown.id' } }),
      getIdentityHandler({ baseUrl, reply: { name: null, avatar: null } }),
      lookupAddressHandler({ baseUrl, reply: [] }),
    ).server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') bodies.push((await request.clone().json()) as Record<string, unknown>)
    })
    return bodies
  }

  it('sends what the account has signed, and shows the name immediately', async () => {
    const bodies = serve()
    const { kit } = await createConnected()
    const identity = () =>
      getQueryClient(kit).fetchQuery(identityQueryOptions(kit, { address: firstAddress }))
    await expect(identity()).resolves.toEqual({ name: null, avatar: null })
    await expect(registerName(kit, { name: 'Alice' })).resolves.toEqual({ name: 'alice.reown.id' })
    expect(bodies).toEqual([
      {
        coin_type: 0x80000001,
        address: expect.any(String),
        message: expect.any(String),
        signature: expect.any(String),
      },
    ])
    const { message, signature, address } = bodies[0] as {
      message: string
      signature: `0x${string}`
      address: string
    }
    expect(message).toMatch(/^\{"name":"alice\.reown\.id","attributes":\{\},"timestamp":\d{10}\}$/)
    expect(
      Math.abs((JSON.parse(message) as { timestamp: number }).timestamp - Date.now() / 1_000),
    ).toBeLessThan(10)
    expect(await recoverMessageAddress({ message, signature })).toBe(firstAddress)
    expect(address.toLowerCase()).toBe(firstAddress.toLowerCase())
    await expect(identity()).resolves.toEqual({ name: 'alice.reown.id', avatar: null })
    expect(getStoredName(kit, { address: firstAddress })).toBe('alice.reown.id')
  })

  it('asks the wallet once for equal calls', async () => {
    const bodies = serve()
    const { kit, signed } = await createConnected()
    await Promise.all([registerName(kit, { name: 'alice' }), registerName(kit, { name: 'alice' })])
    expect(signed()).toHaveLength(1)
    expect(bodies).toHaveLength(1)
  })

  // F17
  it('is given up when the wallet has changed its account meanwhile', async () => {
    const bodies = serve()
    const { kit, wallet } = await createConnected()
    wallet.setHold(true)
    const call = registerName(kit, { name: 'alice' })
    call.catch(() => undefined)
    await settle()
    wallet.changeAccount(1)
    await settle()
    wallet.answerPending()
    await expect(call).rejects.toMatchObject({ code: 'WALLET_ON_OTHER_ACCOUNT' })
    expect(bodies).toEqual([])
  })

  // F14
  it('ends when the visitor declines, and can be tried again', async () => {
    const bodies = serve()
    const { kit, wallet } = await createConnected()
    const events: object[] = []
    kit.subscribeEvents(({ data }) => events.push(analyticsEventPropsSchema.parse(data)))
    wallet.setReject(true)
    await expect(registerName(kit, { name: 'alice' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(bodies).toEqual([])
    wallet.setReject(false)
    await expect(registerName(kit, { name: 'alice' })).resolves.toEqual({ name: 'alice.reown.id' })
    const properties = { isSmartAccount: false, ensName: 'alice' }
    expect(events).toMatchObject([
      { event: 'REGISTER_NAME_INITIATED', properties },
      { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: expect.any(String) } },
      { event: 'REGISTER_NAME_INITIATED', properties },
      { event: 'REGISTER_NAME_SUCCESS', properties },
    ])
  })

  // F3
  it('reports the reason of the service, cleaned', async () => {
    const reasons = [{ field: 'name', description: 'Taken\u202e already.' }]
    onServices(registerNameHandler({ baseUrl, status: 400, reply: { status: 'FAILED', reasons } }))
    const { kit } = await createConnected()
    await expect(registerName(kit, { name: 'alice' })).rejects.toMatchObject({
      code: 'NAME_REGISTRATION_FAILED',
      message: 'Error registering name alice.reown.id',
      context: { field: 'name', reason: 'Taken already.' },
    })
    expect(getStoredName(kit, { address: firstAddress })).toBeUndefined()
  })

  it.each<[string, object, object, string]>([
    ['what is no name', {}, { name: 'abc' }, 'NAME_INVALID'],
    [
      'a test network',
      { networks: [{ ...ethereum, testnet: true }] },
      { name: 'alice' },
      'CHAIN_NOT_SUPPORTED',
    ],
  ])('is refused for %s', async (_, options, parameters, code) => {
    const bodies = serve()
    const { kit, signed } = await createConnected(options)
    await expect(registerName(kit, parameters as { name: string })).rejects.toMatchObject({ code })
    expect([bodies, signed()]).toEqual([[], []])
  })

  it('takes a connected account', async () => {
    await expect(registerName(createTestKit(), { name: 'alice' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })
})

describe('the name of an account', () => {
  it('is that of the name service, where it has no other', async () => {
    const { requests } = onServices(
      getIdentityHandler({ baseUrl, reply: { name: null, avatar: null } }),
      lookupAddressHandler({
        baseUrl,
        reply: [{ name: 'alice.evil.id' }, { name: 'bobby.wcn.id', registered_at: created_at }],
      }),
    )
    const kit = createTestKit()
    const identity = identityQueryOptions(kit, { address: firstAddress })
    await expect(getQueryClient(kit).fetchQuery(identity)).resolves.toEqual({
      name: 'bobby.wcn.id',
      avatar: null,
    })
    const [, reverse] = requests
    expect(reverse?.pathname).toBe(`/data/v1/profile/reverse/${firstAddress.toLowerCase()}`)
    expect(reverse?.searchParams.get('sender')).toBe(firstAddress.toLowerCase())
  })
})
