import { createEncodedRecap, formatStatementFromRecap } from '@walletconnect/utils'
import { describe, expect, it } from 'vitest'
import { acceptRecap, addRecapSentence, describesRecap } from './recaps.ts'

const encode = (value: unknown) =>
  `urn:recap:${btoa(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('=', '')}`

const terms = 'https://shop.test/terms'
const asked = { att: { eip155: { 'request/eth_sign': [{}], 'request/personal_sign': [{}] } } }
const statement = 'Welcome'

const accept = (wanted: unknown, given: unknown) =>
  acceptRecap({ statement, resources: [terms, encode(wanted)] }, [terms, encode(given)])

describe('the sentence of a ReCap', () => {
  it.each<[string, object, string]>([
    [
      'the example of ERC-5573',
      {
        att: {
          'https://example.com': { 'example/read': [{}], 'example/append': [{}], 'other/action': [{}] },
        },
        prf: [],
      },
      "(1) 'example': 'append', 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'.",
    ],
    [
      'abilities with empty lists of limits',
      { att: { 'https://example.com': { 'example/read': [], 'other/action': [{}] } } },
      "(1) 'example': 'read' for 'https://example.com'. (2) 'other': 'action' for 'https://example.com'.",
    ],
    ['the methods of a session', asked, "(1) 'request': 'eth_sign', 'personal_sign' for 'eip155'."],
  ])('is that of %s', (_, recap, expected) => {
    const sentence = `I further authorize the stated URI to perform the following actions on my behalf: ${expected}`
    const resources = [terms, encode(recap)]
    expect(addRecapSentence({ resources })).toBe(sentence)
    expect(addRecapSentence({ statement, resources })).toBe(`Welcome ${sentence}`)
  })

  it('is the one that wallets write', () => {
    const recap = createEncodedRecap('eip155', 'request', ['personal_sign', 'eth_sendTransaction'])
    expect(addRecapSentence({ statement, resources: [recap] })).toBe(
      formatStatementFromRecap(statement, JSON.parse(atob(recap.slice('urn:recap:'.length)))),
    )
  })

  it.each<[string, readonly string[] | undefined]>([
    ['no resources', undefined],
    ['no ReCap', [terms]],
    ['a ReCap that is not the last resource', [encode(asked), terms]],
    ['nothing encoded', ['urn:recap:']],
    ['no Base64', ['urn:recap:*']],
    ['no UTF-8', [`urn:recap:${btoa('\xff')}`]],
    ['no JSON', [encode('{')]],
    ['null', [encode(null)]],
    ['no attenuations', [encode({ prf: [] })]],
    ['no resource', [encode({ att: {} })]],
    ['a list of resources', [encode({ att: [{ 'a/b': [{}] }] })]],
    ['no ability', [encode({ att: { eip155: {} } })]],
    ['limits that are none', [encode({ att: { eip155: { 'a/b': [1] } } })]],
    ['a limit and something else', [encode({ att: { eip155: { 'a/b': [{}, 1] } } })]],
    ['a resource and one without abilities', [encode({ att: { eip155: { 'a/b': [{}] }, solana: {} } })]],
    ['limits that are lists', [encode({ att: { eip155: { 'a/b': [[]] } } })]],
    ['limits that are null', [encode({ att: { eip155: { 'a/b': [null] } } })]],
    ['another kind of resource', [encode(asked).replace('urn:recap:', 'urn:other:')]],
  ])('is absent where there is %s', (_, resources) => {
    expect(addRecapSentence({ statement, resources })).toBe(statement)
  })
})

// T8, T17
describe('a granted ReCap', () => {
  const limited = (limit: object) => ({ att: { eip155: { 'request/eth_sign': [limit] } } })
  const chains = ['eip155:1', 'eip155:137']

  it.each<[string, unknown, unknown]>([
    ['is the one that was asked for', asked, asked],
    ['leaves an ability out', asked, limited({})],
    ['names chains', asked, limited({ chains })],
    ['has an empty list of limits', asked, { att: { eip155: { 'request/eth_sign': [] } } }],
    ['limits what had none', { att: { eip155: { 'request/eth_sign': [] } } }, limited({ chains })],
    ['names some of the chains', limited({ chains }), limited({ chains: ['eip155:137'] })],
    ['has the same limits', limited({ max: [1] }), limited({ max: [1] })],
    [
      'has one of several limits',
      { att: { a: { 'b/c': [{ max: 1 }, { max: 2 }] } } },
      { att: { a: { 'b/c': [{ max: 2 }] } } },
    ],
  ])('is accepted where it %s', (_, wanted, given) => {
    expect(accept(wanted, given)).toEqual({
      resources: [terms, encode(given)],
      statement: addRecapSentence({ statement, resources: [encode(given)] }),
    })
  })

  it.each<[string, unknown, unknown]>([
    ['has another ability', limited({}), asked],
    ['is for another resource', asked, { att: { solana: { 'request/eth_sign': [{}] } } }],
    ['is for one more resource', asked, { att: { ...asked.att, 'https://evil.example': { 'a/b': [{}] } } }],
    ['has an ability of the prototype', asked, { att: { eip155: { constructor: [{}] } } }],
    ['is for a resource of the prototype', asked, { att: { constructor: { name: [{}] } } }],
    ['names another chain', limited({ chains }), limited({ chains: [...chains, 'eip155:10'] })],
    ['names no chain', limited({ chains }), limited({ chains: [] })],
    ['adds an empty list of chains', asked, limited({ chains: [] })],
    ['drops the chains', limited({ chains }), limited({})],
    ['drops another limit', limited({ max: 1 }), limited({})],
    ['changes another limit', limited({ max: 1 }), limited({ max: 2 })],
    ['adds a limit of unknown meaning', asked, limited({ until: 'ever' })],
    ['adds a list of unknown meaning', asked, limited({ accounts: ['a'] })],
    ['adds chains that are not names', asked, limited({ chains: [1] })],
    ['adds chains of which one is no name', asked, limited({ chains: ['eip155:1', 1] })],
    ['adds chains that are a name', asked, limited({ chains: 'eip155:1' })],
    [
      'has chains that are no names where names were given',
      limited({ chains }),
      limited({ chains: [chains] }),
    ],
    ['changes a list of another limit', limited({ max: ['a', 'b'] }), limited({ max: ['a'] })],
    [
      'adds a limit without limits',
      limited({ chains }),
      { att: { eip155: { 'request/eth_sign': [{ chains }, {}] } } },
    ],
    ['carries a delegation', asked, { ...asked, prf: ['bafy'] }],
    ['is none', asked, 'x'],
    [
      'has no limits where there were some',
      limited({ max: 1 }),
      { att: { eip155: { 'request/eth_sign': [] } } },
    ],
    ['has another ability without limits', asked, { att: { eip155: { 'request/other': [] } } }],
    ['has an ability of the prototype without limits', asked, { att: { eip155: { constructor: [] } } }],
  ])('is refused where it %s', (_, wanted, given) => {
    expect(accept(wanted, given)).toBeUndefined()
  })

  it('is read in either alphabet of Base64', () => {
    const wanted = { att: { 'https://a.example/?>>>???': { 'a/b': [{}] } } }
    const other = encode(wanted).replaceAll('+', '-').replaceAll('/', '_')
    expect(other).not.toBe(encode(wanted))
    expect(acceptRecap({ statement, resources: [encode(wanted)] }, [other])).toBeDefined()
  })

  it.each<[string, readonly string[], readonly string[] | undefined]>([
    ['another resource in front', [terms, encode(asked)], ['https://evil.example', encode(asked)]],
    ['one resource less', [terms, encode(asked)], [encode(asked)]],
    ['no resources', [terms, encode(asked)], undefined],
    ['one where none was asked for', [terms], [terms, encode(asked)]],
  ])('is refused with %s', (_, wanted, given) => {
    expect(acceptRecap({ statement, resources: wanted }, given)).toBeUndefined()
  })
})

// T8, T17
describe('a message with a ReCap', () => {
  const recap = encode(asked)
  const sentence = addRecapSentence({ resources: [recap] }) ?? ''

  it.each<[string, string | undefined, readonly string[] | undefined]>([
    ['without resources', 'Welcome', undefined],
    ['without a ReCap', undefined, [terms]],
    ['with its sentence', sentence, [terms, recap]],
    ['with a statement and its sentence', `Welcome ${sentence}`, [recap]],
  ])('may be signed %s', (_, statement, resources) => {
    expect(describesRecap({ statement, resources })).toBe(true)
  })

  it.each<[string, string | undefined, readonly string[]]>([
    ['without its sentence', 'Welcome', [recap]],
    ['without a statement', undefined, [recap]],
    ['with text after its sentence', `${sentence} Not really.`, [recap]],
    ['with its sentence as the end of a word', `x${sentence}`, [recap]],
    ['before other resources', sentence, [recap, terms]],
    ['beside another', sentence, [encode({ att: { a: { 'b/c': [] } } }), recap]],
    ['that cannot be read', 'Welcome', ['urn:recap:*']],
    ['in capitals', sentence, [recap.replace('urn:recap', 'URN:ReCap')]],
    ['without abilities', 'Welcome', [encode({ att: {} })]],
  ])('is not signed %s', (_, statement, resources) => {
    expect(describesRecap({ statement, resources })).toBe(false)
  })
})
