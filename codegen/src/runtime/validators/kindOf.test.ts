import { describe, expect, test } from 'vitest'
import { kindOf } from './kindOf.ts'
import { boolean, integer, object, string } from './schema.ts'
import { validate } from './validate.ts'

describe('kindOf', () => {
  const parent = object({ kind: string() })
  const cat = object({ kind: string(), meow: boolean() })
  const dog = object({ kind: string(), legs: integer() })
  const pet = kindOf(
    'kind',
    [
      [['cat'], cat],
      [['dog', 'hound'], dog],
    ],
    parent,
  )

  test.each([
    [
      { kind: 'cat', meow: true, more: 1 },
      { kind: 'cat', meow: true },
    ],
    [
      { kind: 'hound', legs: 4 },
      { kind: 'hound', legs: 4 },
    ],
    [{ kind: 'cow', horns: 2 }, { kind: 'cow' }],
  ])('%j is what its kind describes', (data, value) => {
    expect(validate(pet, data)).toEqual({ ok: true, value })
  })

  test.each([
    ['a kind that does not fit', { kind: 'cat' }, ['meow']],
    ['no kind', {}, ['kind']],
    ['no object', 'cat', ['']],
  ])('refuses %s', (_, data, paths) => {
    const result = validate(pet, data)
    expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual(paths)
  })
})
