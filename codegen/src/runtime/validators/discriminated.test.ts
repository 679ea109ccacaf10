import { describe, expect, test } from 'vitest'
import { allOf } from './allOf.ts'
import { discriminated } from './discriminated.ts'
import { type Inner, integer, literal, object, string, xor } from './schema.ts'
import { validate } from './validate.ts'

function issuesOf(schema: Inner, data: unknown) {
  const result = validate(schema, data)
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`)
}

describe('discriminated', () => {
  const cat = object({ kind: literal('cat'), lives: integer() })
  const dog = object({ kind: literal('dog'), legs: integer() })
  const animal = discriminated('kind', [
    [['cat'], cat],
    [['dog'], dog],
  ])

  test('reports the issues of the member that the value names', () => {
    expect(issuesOf(animal, { kind: 'cat', lives: 'x' })).toEqual(['lives: Invalid input'])
    expect(issuesOf(object({ pet: animal }), { pet: { kind: 'dog' } })).toEqual(['pet.legs: Required'])
  })

  test.each([
    ['an unknown value', { kind: 'cow' }, ['kind: Invalid input']],
    ['no value', {}, ['kind: Required']],
    ['no object', 'cat', [': Invalid input']],
    ['nothing', undefined, [': Required']],
    ['an inherited key', Object.create({ kind: 'cat', lives: 9 }), ['kind: Required']],
  ])('refuses %s', (_, data, issues) => {
    expect(issuesOf(animal, data)).toEqual(issues)
  })

  test('a mapping has precedence over the rule of the union, and forbids nothing', () => {
    const car = object({ kind: string(), wheels: integer() })
    const boat = object({ kind: string() })
    const mapped = discriminated(
      'kind',
      [
        [['car'], car],
        [['boat'], boat],
      ],
      xor([car, boat]),
    )
    expect(validate(mapped, { kind: 'car', wheels: 4 })).toEqual({
      ok: true,
      value: { kind: 'car', wheels: 4 },
    })
    expect(validate(mapped, { kind: 'ferry' })).toEqual({ ok: true, value: { kind: 'ferry' } })
    // The named member does not fit, the other one does.
    expect(validate(mapped, { kind: 'car' }).ok).toBe(true)
    expect(issuesOf(mapped, { kind: 1 })).toEqual([': Invalid input'])
  })
})

describe('allOf', () => {
  test('reports the issues of every member, and keeps the keys of each', () => {
    const both = allOf([object({ a: string() }), object({ b: string() })])
    expect(issuesOf(object({ both }), { both: { a: 1 } })).toEqual([
      'both.a: Invalid input',
      'both.b: Required',
    ])
    expect(validate(both, { a: 'x', b: 'y', c: 'z' })).toEqual({ ok: true, value: { a: 'x', b: 'y' } })
  })

  test('a value that is missing is reported once for each member', () => {
    expect(issuesOf(object({ both: allOf([string()]) }), {})).toEqual(['both: Required'])
  })
})
