import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import { parseSignInMessage as parseEip155 } from './eip155/signInMessage.ts'
import { parseSignInMessage as parseSolana } from './solana/signInMessage.ts'

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

type Fields = Readonly<Record<string, unknown>>

interface Change {
  readonly name: string
  readonly family?: string
  readonly from: string
  readonly to: string
}

interface Vectors {
  readonly texts: Readonly<Record<'eip155' | 'solana', { readonly text: string; readonly fields: Fields }>>
  readonly accepted: readonly (Change & { readonly fields: Fields })[]
  readonly refused: readonly (Change & { readonly wrong: string })[]
}

// The sign-in server reads the same.
const { texts, accepted, refused } = JSON.parse(
  readFileSync(new URL('../../../../schemas/signIn/signIn.vectors.json', import.meta.url), 'utf8'),
) as Vectors

const isOf = (name: string) => (change: Change) => (change.family ?? name) === name

// T4, T8
describe.each(families)('a sign-in message of $name', ({ name, parse, text }) => {
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

  it.each(accepted.filter(isOf(name)))('may have $name', ({ from, to, fields }) => {
    const stated = { ...texts[name].fields, ...fields }
    const present = Object.entries(stated).filter(([, value]) => value !== null)
    expect(parse(texts[name].text.replace(from, () => to))).toEqual(Object.fromEntries(present))
  })

  it.each(refused.filter(isOf(name)))(
    'is refused with $name, and the part is named',
    ({ from, to, wrong }) => {
      const parts: string[] = []
      expect(
        parse(
          texts[name].text.replace(from, () => to),
          (part) => parts.push(part),
        ),
      ).toBeUndefined()
      expect(parts).toEqual([wrong])
    },
  )

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
})

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
