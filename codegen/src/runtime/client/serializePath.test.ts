import { describe, expect, test } from 'vitest'
import { serializePath } from './serializePath.ts'
import type { ParameterFormat } from './serializeValue.ts'

const colours = ['blue', 'black']
const colour = { R: 100, G: 200 }

// OpenAPI 3.1, section "Style Examples".
const table: readonly (readonly [ParameterFormat['style'], boolean, unknown, string])[] = [
  ['simple', false, 'blue', 'blue'],
  ['simple', true, 'blue', 'blue'],
  ['simple', false, colours, 'blue,black'],
  ['simple', true, colours, 'blue,black'],
  ['simple', false, colour, 'R,100,G,200'],
  ['simple', true, colour, 'R=100,G=200'],
  ['label', false, 'blue', '.blue'],
  ['label', false, colours, '.blue,black'],
  ['label', true, colours, '.blue.black'],
  ['label', false, colour, '.R,100,G,200'],
  ['label', true, colour, '.R=100.G=200'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, colours, ';color=blue,black'],
  ['matrix', true, colours, ';color=blue;color=black'],
  ['matrix', false, colour, ';color=R,100,G,200'],
  ['matrix', true, colour, ';R=100;G=200'],
]

describe('serializePath', () => {
  test.each(table)('%s, explode %s: %j', (style, explode, value, expected) => {
    expect(serializePath('/a/{color}', { color: value }, { color: { style, explode } })).toBe(
      `/a/${expected}`,
    )
  })

  test('escapes everything that could change the address', () => {
    expect(serializePath('/a/{id}/b', { id: 'x/y?z=1#f%2e' })).toBe('/a/x%2Fy%3Fz%3D1%23f%252e/b')
  })

  test.each(['.', '..'])('refuses %j: the request would leave the path', (id) => {
    expect(() => serializePath('/a/{id}', { id })).toThrow(`cannot be '${id}'`)
    expect(() => serializePath('/a/.{id}', { id: '.' })).toThrow(TypeError)
  })

  test('dots are fine beside other characters', () => {
    expect(serializePath('/a/{id}', { id: '..a' })).toBe('/a/..a')
  })

  test('does not fill placeholders inside a value', () => {
    expect(serializePath('/{a}/{b}', { a: '{b}', b: '$&' })).toBe('/%7Bb%7D/%24%26')
  })

  test.each([undefined, null, ''])('refuses %j: the address would be another one', (id) => {
    expect(() => serializePath('/a/{id}', { id })).toThrow(`The path parameter 'id' of /a/{id} is missing.`)
  })

  test.each(['%2e', '%2E%2e', '.%2e', '%2e.'])('refuses %j behind a placeholder as well', (end) => {
    expect(() => serializePath(`/a/{id}${end}`, { id: [] })).toThrow(TypeError)
  })

  test('keeps the dots of the template, and those at the end of a value', () => {
    expect(serializePath('/a/./../{id}', { id: 'a..' })).toBe('/a/./../a..')
    expect(serializePath('/{id}', { id: 'a.' })).toBe('/a.')
  })

  test.each([{ id: [] }, { id: [undefined, null] }])('refuses an empty list, too: %j', (path) => {
    expect(() => serializePath('/a/{id}', path)).toThrow(`The path parameter 'id' of /a/{id} is missing.`)
  })

  test('refuses an empty value in a style that would write a sign for it', () => {
    const formats = { id: { style: 'label', explode: false } } as const
    expect(() => serializePath('/a/{id}', { id: '' }, formats)).toThrow('is missing')
  })

  test('escapes in values what the template has between two of them', () => {
    expect(serializePath('/{from}-{to}', { from: 'a-b', to: 'c.d' })).toBe('/a%2Db-c.d')
    expect(serializePath('/{from}..{to}~x', { from: 'a.~', to: '_-' })).toBe('/a%2E%7E.._-~x')
    expect(serializePath('/{first}{last}', { first: 'a-b', last: 'c.d' })).toBe('/a-bc.d')
    expect(serializePath('/v-{id}.json', { id: 'a-b.c' })).toBe('/v-a-b.c.json')
    expect(serializePath('/{first}a{last}', { first: 'a', last: 'b' })).toBe('/aab')
  })

  test('escapes the dots of values of a label that is exploded', () => {
    const at = (explode: boolean) => ({ id: { style: 'label', explode } }) as const
    expect(serializePath('/{id}', { id: ['a.b', 'c-d'] }, at(true))).toBe('/.a%2Eb.c-d')
    expect(serializePath('/{id}', { id: ['a.b', 'c'] }, at(false))).toBe('/.a.b,c')
    expect(serializePath('/{a}-{id}', { a: 'x', id: ['a.b-c'] }, at(true))).toBe('/x-.a%2Eb%2Dc')
    const matrix = { id: { style: 'matrix', explode: true } } as const
    expect(serializePath('/{id}', { id: ['a.b'] }, matrix)).toBe('/;id=a.b')
  })

  test('writes JSON where the contract says so', () => {
    const json = { id: { style: 'simple', explode: false, json: true } } as const
    expect(serializePath('/{id}', { id: ['a', { b: 1 }] }, json)).toBe('/%5B%22a%22%2C%7B%22b%22%3A1%7D%5D')
  })

  test('leaves out what cannot be written', () => {
    const exploded = { id: { style: 'simple', explode: true } } as const
    expect(serializePath('/{id}', { id: { a: 1, b: undefined, c: null } }, exploded)).toBe('/a=1')
    expect(serializePath('/{id}', { id: { a: 1, b: undefined, c: null } })).toBe('/a,1')
    expect(serializePath('/{id}', { id: ['a', null, undefined] })).toBe('/a')
  })

  test('writes objects inside lists as JSON, and signs of RFC 3986 in capital hexadecimal', () => {
    expect(serializePath('/{id}', { id: [{ a: 1 }] })).toBe('/%7B%22a%22%3A1%7D')
    expect(serializePath('/{id}', { id: "!'()*" })).toBe('/%21%27%28%29%2A')
  })

  test('does not use inherited properties as values', () => {
    expect(() => serializePath('/a/{constructor}', {})).toThrow(TypeError)
  })
})
