import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import { parseSignInMessage as parseEip155 } from './eip155/parseSignInMessage.ts'
import { parseSignInMessage as parseSolana } from './solana/parseSignInMessage.ts'

const lines = {
  eip155: [
    'shop.example wants you to sign in with your Ethereum account:',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '',
    'Sign in to the seed library, für 0 €',
    '',
    'URI: https://shop.example/login',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh',
    'Issued At: 2026-01-01T00:00:00.000Z',
    'Expiration Time: 2026-01-01T00:05:00.000Z',
    'Not Before: 2026-01-01T00:00:00.000Z',
    'Request ID: seven',
    'Resources:',
    '- https://shop.example/terms',
    '- ipfs://two',
  ],
  solana: [
    'shop.example wants you to sign in with your Solana account:',
    'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    '',
    'Sign in to the seed library, für 0 €',
    '',
    'URI: https://shop.example/login',
    'Version: 1',
    'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'Nonce: abcdefgh',
    'Issued At: 2026-01-01T00:00:00.000Z',
  ],
}
const families = [
  { name: 'eip155', parse: parseEip155, text: lines.eip155.join('\n') },
  { name: 'solana', parse: parseSolana, text: lines.solana.join('\n') },
] as const

// T4, T8
describe.each(families)('a sign-in message of $name', ({ parse, text }) => {
  const change = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    return parse(changed)
  }

  it('is read field by field', () => {
    expect(parse(text)).toMatchObject({
      domain: 'shop.example',
      statement: 'Sign in to the seed library, für 0 €',
      uri: 'https://shop.example/login',
      version: '1',
      nonce: 'abcdefgh',
      issuedAt: '2026-01-01T00:00:00.000Z',
    })
    expect(parse(text)).not.toHaveProperty('scheme')
  })

  it('may have a scheme where its standard says so', () => {
    const scheme = text.includes('Ethereum') ? 'https' : undefined
    expect(parse(`https://${text}`)?.scheme).toBe(scheme)
  })

  it('may have 8192 characters, and none more', () => {
    const fill = 'x'.repeat(8_192 - text.length)
    expect(change('library, ', `library, ${fill}`)).toBeDefined()
    expect(change('library, ', `library, x${fill}`)).toBeUndefined()
  })

  it('has no key of a field that is absent', () => {
    const short = text.replace(/\nExpiration Time: [\s\S]*/, '')
    expect(Object.keys(parse(short) ?? {}).sort()).toEqual([
      'accountAddress',
      'chainId',
      'domain',
      'issuedAt',
      'nonce',
      'statement',
      'uri',
      'version',
    ])
  })

  it('has as many empty lines without a statement as its standard says', () => {
    const [first, second] = [
      text.replace(/\nSign in to.*\n/, ''),
      text.replace(/\nSign in to.*\n/, '\n'),
    ].map((shorter) => parse(shorter))
    const isEvm = text.includes('Ethereum')
    expect(isEvm ? second : first).toBeDefined()
    expect(isEvm ? first : second).toBeUndefined()
  })

  it.each([
    ['a line more', /$/, '\nand more'],
    ['a line break at the end', /$/, '\n'],
    ['a space at the end', /$/, ' '],
    ['a line before', /^/, 'Hello\n'],
    ['carriage returns', /\n/g, '\r\n'],
    ['another kind of account', /Ethereum|Solana/, 'Bitcoin'],
    ['the other wording of an account', /Ethereum|Solana/, '**blockchain**'],
    ['a user before the domain', 'shop.example wants', 'me@shop.example wants'],
    ['a path after the domain', 'shop.example wants', 'shop.example/a wants'],
    ['no domain', 'shop.example wants', ' wants'],
    ['two spaces', ' wants you', '  wants you'],
    ['version 2', 'Version: 1', 'Version: 2'],
    ['version 10', 'Version: 1', 'Version: 10'],
    ['no version', 'Version: 1\n', ''],
    ['fields in another order', /(URI: .*)\n(Version: 1)/, '$2\n$1'],
    ['a field twice', /(Nonce: .*)/, '$1\n$1'],
    ['an unknown field', /(Nonce: .*)/, '$1\nAmount: 7'],
    ['a lower-case field', 'Nonce:', 'nonce:'],
    ['a short nonce', 'abcdefgh', 'abcdefg'],
    ['no nonce', 'Nonce: abcdefgh\n', ''],
    ['an odd nonce', 'abcdefgh', 'abcd-fgh'],
    ['a nonce of digits that are none', 'abcdefgh', 'abcdefg\u0661'],
    ['a nonce with a space', 'abcdefgh', 'abcdefgh '],
    ['a relative URI', 'https://shop.example/login', '/login'],
    ['a URI with a space', 'https://shop.example/login', 'https://shop.example/log in'],
    ['a URI of other letters', 'https://shop.example/login', 'https://shop.example/l\u043egin'],
    ['a URI with half an escape', 'https://shop.example/login', 'https://shop.example/%4'],
    ['a URI that is none', 'https://shop.example/login', 'https://'],
    ['no chain', /Chain ID: .*/, 'Chain ID: '],
    ['a chain that is none', /Chain ID: .*/, 'Chain ID: ?'],
    ['a time without offset', '00.000Z', '00.000'],
    ['a date without time', 'Issued At: 2026-01-01T00:00:00.000Z', 'Issued At: 2026-01-01'],
    ['a time in words', 'Issued At: 2026-01-01T00:00:00.000Z', 'Issued At: Thu Jan 01 2026 00:00:00 GMT'],
    ['a day that does not exist', 'Issued At: 2026-01-01', 'Issued At: 2026-02-30'],
    ['a month that does not exist', 'Issued At: 2026-01-01', 'Issued At: 2026-13-01'],
    ['an offset that does not exist', '00.000Z', '00.000+99:00'],
    ['an hour that does not exist', 'Issued At: 2026-01-01T00', 'Issued At: 2026-01-01T25'],
    ['a statement of two lines', 'library, ', 'library,\n'],
    ['a statement with an empty line', 'library, ', 'library,\n\n'],
    ['a statement that continues with fields', 'library, ', 'x\n\nURI: https://evil.example\nVersion: 1'],
    ['an empty address', /account:\n.*\n/, 'account:\n\n'],
    ['a message that is too long', 'library, ', 'x'.repeat(8_200)],
  ])('is refused with %s', (_, from, to) => {
    expect(change(from, to)).toBeUndefined()
  })

  it.each([
    ['a carriage return', '\r'],
    ['a vertical tab', '\v'],
    ['a tab', '\t'],
    ['a null', '\0'],
    ['an escape', '\u001b'],
    ['a next line', '\u0085'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a right-to-left override', '\u202e'],
    ['a right-to-left mark', '\u200f'],
    ['a right-to-left isolate', '\u2067'],
    ['an Arabic letter mark', '\u061c'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a blank filler', '\u3164'],
    ['a blank pattern', '\u2800'],
    ['a no-break space', '\u00a0'],
    ['an em space', '\u2003'],
    ['a variation selector', '\ufe0f'],
    ['a tag character', '\u{e0041}'],
    ['half of a pair', '\ud800'],
    ['a character for private use', '\ue000'],
  ])('has %s nowhere, whichever place', (_, character) => {
    for (let index = 0; index <= text.length; index += 1) {
      expect(parse(`${text.slice(0, index)}${character}${text.slice(index)}`)).toBeUndefined()
    }
  })

  it('states other fields, or none, when any of its characters is another', () => {
    const whole = JSON.stringify(parse(text))
    for (let index = 0; index < text.length; index += 1) {
      const other = text[index] === 'x' ? 'y' : 'x'
      const changed = parse(`${text.slice(0, index)}${other}${text.slice(index + 1)}`)
      expect(JSON.stringify(changed)).not.toBe(whole)
    }
  })
})

// T8
describe('the address and the network', () => {
  it('are of their family', () => {
    expect(parseEip155(families[0].text)).toMatchObject({
      accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chainId: 'eip155:1',
      expirationTime: '2026-01-01T00:05:00.000Z',
      notBefore: '2026-01-01T00:00:00.000Z',
      requestId: 'seven',
      resources: ['https://shop.example/terms', 'ipfs://two'],
    })
    expect(parseSolana(families[1].text)).toMatchObject({
      accountAddress: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    })
    expect(parseEip155(families[1].text)).toBeUndefined()
    expect(parseSolana(families[0].text)).toBeUndefined()
  })

  it.each([
    ['a resource', 'ipfs://two', 'https://'],
    ['an expiration time', 'Expiration Time: 2026-01-01', 'Expiration Time: 2026-02-30'],
    ['a start', 'Not Before: 2026-01-01', 'Not Before: 2026-02-30'],
  ])('are not read beside %s that is invalid', (_, valid, invalid) => {
    const { text } = families[0]
    expect(text).toContain(valid)
    expect(parseEip155(text.replace(valid, invalid))).toBeUndefined()
  })

  it('may have an empty list of resources', () => {
    const { text } = families[0]
    expect(parseEip155(text.replace(/Resources:[\s\S]*/, 'Resources:'))?.resources).toEqual([])
  })

  it('have the right checksum', () => {
    const [, address = ''] = lines.eip155
    const { text } = families[0]
    expect(parseEip155(text.replace(address, address.toLowerCase()))).toBeUndefined()
    expect(parseEip155(text.replace(address, address.replace('f39F', 'F39F')))).toBeUndefined()
    expect(parseEip155(text.replace(address, `${address}00`))).toBeUndefined()
    expect(parseEip155(text.replace('Chain ID: 1', 'Chain ID: 01'))).toBeUndefined()
    expect(parseEip155(text.replace('Chain ID: 1', 'Chain ID: 0x1'))).toBeUndefined()
  })

  it('may be the whole CAIP-2 id on the chain that writes it so', () => {
    const whole = families[1].text.replace('Chain ID: ', 'Chain ID: solana:')
    expect(parseSolana(whole)?.chainId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    expect(parseSolana(families[1].text.replace('Chain ID: ', 'Chain ID: eip155:'))).toBeUndefined()
  })
})

type Fields = Readonly<Record<string, unknown>>
const positive = readVectors<Record<string, { message: string; fields: Fields }>>(
  'siwe/parsing_positive.json',
)
const negative = readVectors<Record<string, string>>('siwe/parsing_negative.json')
const examples = readVectors<{ valid_messages: string[] }>('siwe/erc4361_examples.json')
const solanaExample = readVectors<{ text: string }>('siws/caip122_solana.json')

describe.skipIf(!positive || !negative || !examples || !solanaExample)('messages of other libraries', () => {
  it.each(Object.entries(positive ?? {}))('%s', (name, { message, fields }) => {
    const { address, chainId, scheme, ...rest } = fields
    // A user before the host is how pages pretend to be others.
    if (name.includes('userinfo')) return expect(parseEip155(message)).toBeUndefined()
    expect(parseEip155(message)).toEqual({
      ...rest,
      accountAddress: address,
      chainId: `eip155:${chainId}`,
      ...(typeof scheme === 'string' && { scheme }),
    })
  })

  it.each(Object.entries(negative ?? {}))('%s is refused', (_, message) => {
    expect(parseEip155(message)).toBeUndefined()
  })

  it('the examples of the standards', () => {
    for (const message of examples?.valid_messages ?? []) expect(parseEip155(message)).toBeDefined()
    expect(parseSolana(solanaExample?.text ?? '')).toMatchObject({ chainId: 'solana:1', nonce: '32891757' })
  })
})
