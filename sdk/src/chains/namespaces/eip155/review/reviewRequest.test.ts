import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { firstAddress as alice, secondAddress as bob } from '../../../../test/testPage.test.helper.ts'
import { reviewRequest } from './reviewRequest.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const largest = 2n ** 256n - 1n
const word = `0x${'11'.repeat(32)}` as const

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function approve(address spender, uint256 amount)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function setApprovalForAll(address operator, bool approved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  'function delegate(address delegatee)',
  'function transferOwnership(address newOwner)',
  'function deposit()',
])
type Name = (typeof abi)[number]['name']
const encode = (functionName: Name, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never)
const send = (transaction: object) => reviewRequest({ method: 'eth_sendTransaction', params: [transaction] })
const call = (functionName: Name, args: readonly unknown[]) =>
  send({ from: alice, to: token, data: encode(functionName, args) })
const allowance = { type: 'allowance', token, spender: bob }

// T5
describe('a call that grants something', () => {
  it.each<[name: Name, args: readonly unknown[], action: object]>([
    ['approve', [bob, 7n], { ...allowance, amount: 7n, isUnlimited: false }],
    ['approve', [bob, largest], { ...allowance, amount: largest, isUnlimited: true }],
    ['approve', [bob, 2n ** 255n], { ...allowance, amount: 2n ** 255n, isUnlimited: true }],
    ['approve', [bob, 2n ** 255n - 1n], { ...allowance, amount: 2n ** 255n - 1n, isUnlimited: false }],
    ['approve', [bob, 2n ** 96n - 1n], { ...allowance, amount: 2n ** 96n - 1n, isUnlimited: true }],
    [
      'approve',
      [token, bob, 2n ** 160n - 1n, 99],
      { ...allowance, amount: 2n ** 160n - 1n, isUnlimited: true, expiresAt: 99n },
    ],
    ['increaseAllowance', [bob, 7n], { ...allowance, amount: 7n, isUnlimited: false, isIncrease: true }],
    ['setApprovalForAll', [bob, true], { type: 'operator', token, spender: bob, isApproved: true }],
    [
      'permit',
      [alice, bob, largest, 99n, 27, word, word],
      { ...allowance, amount: largest, isUnlimited: true, expiresAt: 99n },
    ],
    [
      'permit',
      [alice, bob, 1n, 99n, true, 27, word, word],
      { ...allowance, amount: largest, isUnlimited: true, expiresAt: 99n },
    ],
    ['delegate', [bob], { type: 'delegation', token, to: bob }],
    ['transferOwnership', [bob], { type: 'ownership', contract: token, owner: bob }],
  ])('%s(%s) is named, with whom it favours', async (name, args, action) => {
    expect(await call(name, args)).toEqual({ actions: [action], isDangerous: true })
  })

  it.each<[name: Name, args: readonly unknown[]]>([
    ['approve', [bob, 0n]],
    ['setApprovalForAll', [bob, false]],
    ['permit', [alice, bob, 1n, 99n, false, 27, word, word]],
  ])('%s(%s) takes it back, which is not dangerous', async (name, args) => {
    expect(await call(name, args)).toMatchObject({ isDangerous: false, actions: [{ spender: bob }] })
  })

  it('lets a contract act for the account itself (EIP-7702)', async () => {
    const review = await send({ to: bob, authorizationList: [{ address: token, chainId: '0x1' }] })
    expect(review).toEqual({
      actions: [
        { type: 'delegation', to: token },
        { type: 'send', to: bob, amount: 0n },
      ],
      isDangerous: true,
    })
  })
})

describe('a call that moves something', () => {
  it.each<[name: Name, args: readonly unknown[], action: object]>([
    ['transfer', [bob, 7n], { to: bob, amount: 7n }],
    ['transferFrom', [alice, bob, 7n], { from: alice, to: bob, amount: 7n }],
    ['safeTransferFrom', [alice, bob, 7n], { from: alice, to: bob, id: 7n, amount: 1n }],
    ['safeTransferFrom', [alice, bob, 7n, 3n, '0x'], { from: alice, to: bob, id: 7n, amount: 3n }],
  ])('%s(%s) is named', async (name, args, action) => {
    const actions = [{ type: 'transfer', token, ...action }]
    expect(await call(name, args)).toEqual({ actions, isDangerous: false })
  })

  it.each(['data', 'input'])('is read from %s, or from both where they are the same', async (member) => {
    const data = encode('transfer', [bob, 7n])
    const actions = [{ type: 'transfer', token, to: bob, amount: 7n }]
    expect((await send({ to: token, [member]: data })).actions).toEqual(actions)
    expect((await send({ to: token, data, input: data })).actions).toEqual(actions)
  })

  it('a message needs no account to be read', async () => {
    const { actions } = await reviewRequest({ method: 'personal_sign', params: ['hello'] })
    expect(actions).toEqual([{ type: 'message', text: 'hello' }])
  })

  it('sends the own coin, beside a call or alone', async () => {
    const coin = { type: 'send', to: bob, amount: 255n }
    expect(await send({ to: bob, value: '0xff' })).toEqual({ actions: [coin], isDangerous: false })
    const data = encode('transfer', [bob, 7n])
    expect(await send({ to: token, value: '0xff', data })).toMatchObject({
      actions: [{ ...coin, to: token }, { type: 'transfer' }],
    })
  })
})

// T4, T5
describe('what is not understood', () => {
  const data = encode('approve', [bob, 7n])

  it.each([
    ['another function', { to: token, data: encode('deposit', []) }],
    ['bytes after the arguments', { to: token, data: `${data}00` }],
    ['too few bytes', { to: token, data: data.slice(0, -2) }],
    ['an address with other bytes before it', { to: token, data: data.replace(/000000/, '000001') }],
    ['a contract that is created', { data }],
    ['data in two members that differ', { to: token, data, input: '0x' }],
    ['data that is not hexadecimal', { to: token, data: 'approve' }],
    ['a value that is not hexadecimal', { to: token, value: '1e18' }],
    ['a recipient that is no address', { to: 'bob.eth', value: '0x1' }],
    ['a list of authorizations that is none', { to: bob, authorizationList: 'x' }],
  ])('%s is unknown, and dangerous', async (_, transaction) => {
    const { actions, isDangerous } = await send(transaction)
    expect(actions).toMatchObject([{ type: 'unknown' }])
    expect(isDangerous).toBe(true)
  })

  it.each<[name: string, request: Parameters<typeof reviewRequest>[0]]>([
    ['another method', { method: 'eth_sign', params: [alice, word] }],
    ['no parameters', { method: 'eth_sendTransaction' }],
    ['parameters that are no list', { method: 'wallet_sendCalls', params: { calls: [] } }],
    ['no calls', { method: 'wallet_sendCalls', params: [{ calls: [] }] }],
    ['an inherited name', { method: 'constructor', params: [] }],
  ])('%s is unknown, and dangerous', async (_, request) => {
    const { actions, isDangerous } = await reviewRequest(request)
    expect(actions).toMatchObject([{ type: 'unknown' }])
    expect(isDangerous).toBe(true)
  })

  it('includes every byte: each other byte is another summary, or unknown', async () => {
    const original = JSON.stringify((await send({ to: token, data })).actions, stringify)
    const position = fc.integer({ min: 0, max: (data.length - 2) / 2 - 1 })
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const start = 2 + index * 2
        const byte = Number.parseInt(data.slice(start, start + 2), 16) ^ change
        const text = byte.toString(16).padStart(2, '0')
        const changed = `${data.slice(0, start)}${text}${data.slice(start + 2)}`
        const { actions } = await send({ to: token, data: changed })
        expect(JSON.stringify(actions, stringify)).not.toBe(original)
      }),
    )
  })

  it('never rejects, whatever a page asks', async () => {
    const method = fc.constantFrom(
      'eth_sendTransaction',
      'wallet_sendCalls',
      'eth_signTypedData_v4',
      'personal_sign',
    )
    await fc.assert(
      fc.asyncProperty(method, fc.anything(), async (name, value) => {
        const { actions } = await reviewRequest({ method: name, params: [value, value] })
        expect(actions.length).toBeGreaterThan(0)
      }),
    )
  })
})

const stringify = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

describe('a bundle', () => {
  it('has every call, in its order, none hidden', async () => {
    const calls = Array.from({ length: 500 }, (_, index) => ({
      to: token,
      data: encode('approve', [bob, BigInt(index)]),
    }))
    const { actions } = await reviewRequest({ method: 'wallet_sendCalls', params: [{ calls }] })
    expect(actions.map((action) => 'amount' in action && action.amount)).toEqual(
      calls.map((_, index) => BigInt(index)),
    )
  })

  it('is dangerous by one of its calls', async () => {
    const calls = [{ to: bob, value: '0x1' }, { to: token, data: '0xdeadbeef' }, null]
    const { actions, isDangerous } = await reviewRequest({ method: 'wallet_sendCalls', params: [{ calls }] })
    expect(actions.map(({ type }) => type)).toEqual(['send', 'unknown', 'unknown'])
    expect(isDangerous).toBe(true)
  })
})

const field = (type: string, name: string) => ({ type, name })
const fields = (text: string) =>
  text.split(',').map((member) => {
    const [type = '', name = ''] = member.split(' ')
    return field(type, name)
  })
const orderItem =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const permitDetails = { PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce') }
const tokenPermissions = { TokenPermissions: fields('address token,uint256 amount') }

const typed = (primaryType: string, types: object, message: object, verifyingContract: string = token) => ({
  domain: { name: 'Any', chainId: 1, verifyingContract },
  types: { EIP712Domain: fields('string name,uint256 chainId,address verifyingContract'), ...types },
  primaryType,
  message,
})
const permit = {
  Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
}
const granted = { owner: alice, spender: bob, value: '7', nonce: '0', deadline: '99' }
const reviewTyped = (typedData: unknown) =>
  reviewRequest({ method: 'eth_signTypedData_v4', params: [alice, typedData] })

// T5
describe('typed data that grants something', () => {
  it.each<[name: string, typedData: object, actions: readonly object[]]>([
    [
      'a permit (EIP-2612)',
      typed('Permit', permit, granted),
      [{ ...allowance, amount: 7n, isUnlimited: false, expiresAt: 99n }],
    ],
    [
      'an unlimited permit, in hexadecimal',
      typed('Permit', permit, { ...granted, value: `0x${'f'.repeat(64)}` }),
      [{ ...allowance, amount: largest, isUnlimited: true, expiresAt: 99n }],
    ],
    [
      'a permit of DAI',
      typed(
        'Permit',
        { Permit: fields('address holder,address spender,uint256 nonce,uint256 expiry,bool allowed') },
        { holder: alice, spender: bob, nonce: 0, expiry: 99, allowed: true },
      ),
      [{ ...allowance, amount: largest, isUnlimited: true, expiresAt: 99n }],
    ],
    [
      'a permit of Permit2',
      typed(
        'PermitSingle',
        {
          PermitSingle: fields('PermitDetails details,address spender,uint256 sigDeadline'),
          ...permitDetails,
        },
        {
          details: { token, amount: `${2n ** 160n - 1n}`, expiration: '99', nonce: '0' },
          spender: bob,
          sigDeadline: '5',
        },
        permit2,
      ),
      [{ ...allowance, amount: 2n ** 160n - 1n, isUnlimited: true, expiresAt: 99n }],
    ],
    [
      'a batch of Permit2',
      typed(
        'PermitBatch',
        {
          PermitBatch: fields('PermitDetails[] details,address spender,uint256 sigDeadline'),
          ...permitDetails,
        },
        {
          details: [1, 2].map((amount) => ({ token, amount, expiration: '99', nonce: '0' })),
          spender: bob,
          sigDeadline: '5',
        },
        permit2,
      ),
      [1n, 2n].map((amount) => ({ ...allowance, amount, isUnlimited: false, expiresAt: 99n })),
    ],
    [
      'a transfer by Permit2',
      typed(
        'PermitTransferFrom',
        {
          PermitTransferFrom: fields(
            'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
          ),
          ...tokenPermissions,
        },
        { permitted: { token, amount: '7' }, spender: bob, nonce: '0', deadline: '99' },
        permit2,
      ),
      [{ ...allowance, amount: 7n, isUnlimited: false, expiresAt: 99n }],
    ],
    [
      'transfers by Permit2',
      typed(
        'PermitBatchTransferFrom',
        {
          PermitBatchTransferFrom: fields(
            'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
          ),
          ...tokenPermissions,
        },
        { permitted: [{ token, amount: '7' }], spender: bob, nonce: '0', deadline: '99' },
        permit2,
      ),
      [{ ...allowance, amount: 7n, isUnlimited: false, expiresAt: 99n }],
    ],
    [
      'a delegation of votes',
      typed(
        'Delegation',
        { Delegation: fields('address delegatee,uint256 nonce,uint256 expiry') },
        { delegatee: bob, nonce: '0', expiry: '99' },
      ),
      [{ type: 'delegation', token, to: bob }],
    ],
    [
      'an order of Seaport, in its worst case',
      typed(
        'OrderComponents',
        {
          OrderComponents: fields(
            'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
          ),
          OfferItem: fields(orderItem),
          ConsiderationItem: fields(`${orderItem},address recipient`),
        },
        {
          offer: [{ itemType: 2, token, identifierOrCriteria: '5', startAmount: '1', endAmount: '3' }],
          consideration: [
            {
              itemType: 0,
              token: `0x${'0'.repeat(40)}`,
              identifierOrCriteria: '0',
              startAmount: '10',
              endAmount: '1',
              recipient: bob,
            },
          ],
          endTime: '99',
        },
      ),
      [
        {
          type: 'order',
          gives: [{ token, id: 5n, amount: 3n }],
          receives: [{ id: 0n, amount: 1n, recipient: bob }],
          endsAt: 99n,
        },
      ],
    ],
  ])('%s is named, as object and as JSON', async (_, typedData, actions) => {
    const expected = { actions, isDangerous: true }
    expect(await reviewTyped(typedData)).toEqual(expected)
    expect(await reviewTyped(JSON.stringify(typedData))).toEqual(expected)
    expect(await reviewTyped(JSON.stringify(typedData, null, '\t '))).toEqual(expected)
  })

  it.each<[name: string, typedData: unknown]>([
    ['another struct', typed('Order', { Order: fields('uint256 amount') }, { amount: '1' })],
    [
      'a permit with one more member',
      typed('Permit', { Permit: [...permit.Permit, field('bool', 'x')] }, granted),
    ],
    [
      'a permit whose members have other types',
      typed('Permit', { Permit: fields('address owner,address spender,uint8 value') }, granted),
    ],
    ['a permit whose spender is no address', typed('Permit', permit, { ...granted, spender: 'bob.eth' })],
    ['an amount that is not exact', typed('Permit', permit, { ...granted, value: 2 ** 60 })],
    ['a negative amount', typed('Permit', permit, { ...granted, value: '-1' })],
    ['a permit without a contract', { ...typed('Permit', permit, granted), domain: {} }],
    ['structs that contain each other', typed('A', { A: fields('B b'), B: fields('A a') }, {})],
    ['no JSON', '{'],
    [
      'a member that is there twice',
      JSON.stringify(typed('Permit', permit, granted)).replace('"value":"7"', '"value":"9","value":"7"'),
    ],
    [
      'a member that is there twice, once with an escape',
      JSON.stringify(typed('Permit', permit, granted)).replace(
        '"value":"7"',
        '"v\\u0061lue":"9","value":"7"',
      ),
    ],
    ['nothing', undefined],
  ])('%s is unknown', async (_, typedData) => {
    const { actions, isDangerous } = await reviewTyped(typedData)
    expect(actions).toMatchObject([{ type: 'unknown' }])
    expect(isDangerous).toBe(true)
  })
})
