import { describe, expect, it } from 'vitest'
import { findWiderGrant } from './findWiderGrant.ts'

const token = `0x${'aa'.repeat(20)}`
/** A request as in the first draft of the standard. */
const first = {
  expiry: 1_900_000_000,
  signer: { type: 'account', data: { id: `0x${'bb'.repeat(20)}` } },
  permissions: [
    { type: 'erc20-token-transfer', data: { address: token, allowance: '0x1dcd6500' }, required: true },
    { type: 'rate-limit', data: { count: 5, interval: 60 } },
  ],
}
/** A request as in the present draft. */
const present = {
  chainId: '0x1',
  expiry: 1_900_000_000,
  signer: { type: 'account', data: { address: `0x${'bb'.repeat(20)}` } },
  permission: {
    type: 'erc20-token-periodic',
    isAdjustmentAllowed: false,
    data: { tokenAddress: token, periodAmount: '0x10', periodDuration: 86_400, startTime: 1_800_000_000 },
  },
}
const ofPresent = (terms: object, data: object = {}) => [
  {
    ...present,
    ...terms,
    context: '0xff',
    permission: { ...present.permission, data: { ...present.permission.data, ...data } },
  },
]

/** The same with its expiry, and who may use it, as rules. */
const { expiry: _, ...withoutExpiry } = present
const payee = { type: 'payee', data: { addresses: [token] } }
const expiryAt = (timestamp: number) => ({ type: 'expiry', data: { timestamp } })
const ruled = { ...withoutExpiry, from: token, rules: [expiryAt(1_900_000_000), payee] }
const ofRuled = (terms: object) => [{ ...ruled, context: '0xff', ...terms }]

// T20
describe('a grant with rules', () => {
  it.each([
    ['repeats them', ofRuled({})],
    [
      'repeats them in another order, and more',
      ofRuled({ rules: [payee, { type: 'x' }, expiryAt(1_899_999_999)] }),
    ],
  ])('that %s is not wider', (_, granted) => {
    expect(findWiderGrant([ruled], granted)).toBeUndefined()
  })

  it.each([
    ['a later expiry', { rules: [expiryAt(1_900_000_001), payee] }, 'rules.expiry'],
    ['no expiry', { rules: [payee] }, 'rules.expiry'],
    ['other payees', { rules: [ruled.rules[0], { ...payee, data: { addresses: ['0x'] } }] }, 'rules.payee'],
    ['no rules', { rules: undefined }, 'rules.expiry'],
    ['rules that are no list', { rules: 7 }, 'rules.expiry'],
    ['another account', { from: `0x${'cc'.repeat(20)}` }, 'from'],
  ])('that has %s is wider', (_, terms, path) => {
    expect(findWiderGrant([ruled], ofRuled(terms))).toBe(path)
  })

  it('is not compared with a rule that may be adjusted', () => {
    const [expiry] = ruled.rules
    const requested = [{ ...ruled, rules: [{ ...expiry, isAdjustmentAllowed: true }, payee] }]
    expect(findWiderGrant(requested, ofRuled({ rules: [expiryAt(2_000_000_000), payee] }))).toBeUndefined()
  })
})

// T20
describe('a grant', () => {
  it.each([
    [
      'repeats the request',
      first,
      { grantedPermissions: first.permissions, expiry: first.expiry, permissionsContext: '0xff' },
    ],
    ['has fewer permissions', first, { permissions: first.permissions.slice(0, 1), expiry: 1_899_999_999 }],
    [
      'allows less',
      present,
      ofPresent({ expiry: '1899999999' }, { periodAmount: 15, periodDuration: 90_000 }),
    ],
    [
      'writes its address in another case',
      present,
      ofPresent({}, { tokenAddress: token.toUpperCase().replace('0X', '0x') }),
    ],
  ])('that %s is not wider', (_, requested, granted) => {
    expect(findWiderGrant(requested, granted)).toBeUndefined()
  })

  it.each([
    ['later expiry', ofPresent({ expiry: 1_900_000_001 }), 'expiry'],
    ['no expiry', ofPresent({ expiry: undefined }), 'expiry'],
    ['larger allowance', ofPresent({}, { periodAmount: '0x11' }), 'data.periodAmount'],
    ['shorter period', ofPresent({}, { periodDuration: 1 }), 'data.periodDuration'],
    ['allowance without a limit', ofPresent({}, { periodAmount: undefined }), 'data.periodAmount'],
    ['limit of another kind', ofPresent({}, { periodAmount: 'any' }), 'data.periodAmount'],
    ['other token', ofPresent({}, { tokenAddress: `0x${'00'.repeat(20)}` }), 'data.tokenAddress'],
    ['term that was not requested', ofPresent({}, { also: token }), 'data.also'],
    ['other chain', ofPresent({ chainId: '0x2' }), 'chainId'],
    ['other signer', ofPresent({ signer: { type: 'account', data: { address: token } } }), 'signer'],
    ['second grant of the same', [...ofPresent({}), ...ofPresent({})], 'permissions'],
    ['permission of another type', [{ ...present, permission: { type: 'sudo' } }], 'permissions'],
  ])('with a %s is wider', (_, granted, path) => {
    expect(findWiderGrant(present, granted)).toBe(path)
  })

  it('without a limit that the request has is wider', () => {
    const granted = {
      ...first,
      permissions: [first.permissions[0], { type: 'rate-limit', data: { count: 5 } }],
    }
    expect(findWiderGrant(first, granted)).toBe('data.interval')
  })

  it('is not compared where its request allows adjustments', () => {
    const requested = { ...present, permission: { ...present.permission, isAdjustmentAllowed: true } }
    expect(findWiderGrant(requested, ofPresent({}, { periodAmount: '0xffff' }))).toBeUndefined()
    const asWhole = { ...present, isAdjustmentAllowed: true }
    expect(findWiderGrant(asWhole, ofPresent({}, { periodAmount: '0xffff' }))).toBeUndefined()
    // The wallet cannot allow it to itself.
    const own = ofPresent(
      { isAdjustmentAllowed: true },
      { periodAmount: '0xffff', isAdjustmentAllowed: true },
    )
    expect(findWiderGrant(present, own)).toBe('data.periodAmount')
  })

  // T20, T21
  it.each<[path: string, granted: object]>([
    ['data', { ...present, permission: { ...present.permission, data: 'all' } }],
    ['data', { ...present, permission: { ...present.permission, data: undefined } }],
    ['data.tokenAddress', ofPresent({}, { tokenAddress: { any: true } })],
    ['signer', ofPresent({ signer: 'anyone' })],
  ])('with %s of another type is wider', (path, granted) => {
    expect(findWiderGrant(present, granted)).toBe(path)
  })

  // T21
  it('that is nested deeper than anything honest is wider', () => {
    const deep = Array.from({ length: 50_000 }).reduce<object>((inner) => ({ inner }), { limit: 1 })
    const requested = { ...present, permission: { ...present.permission, data: deep } }
    const granted = { ...present, permission: { ...present.permission, data: { ...deep } } }
    expect(findWiderGrant(requested, granted)).toMatch(/^data(?:\.inner)+$/)
  })

  // T21
  it.each([
    [null],
    ['yes'],
    [[[[]]]],
    [{ permissions: null }],
    [JSON.parse('{"permissions":[{"__proto__":{"type":"x"}}]}')],
  ])('that is %j does not throw', (granted) => {
    expect(() => findWiderGrant(present, granted)).not.toThrow()
  })
})
