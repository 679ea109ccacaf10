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

  test('does not use inherited properties as values', () => {
    expect(() => serializePath('/a/{constructor}', {})).toThrow(TypeError)
  })
})
