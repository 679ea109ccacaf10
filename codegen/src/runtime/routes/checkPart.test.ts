import { expect, it, vi } from 'vitest'
import { array, object, optional, string, unknown } from '../validators/schema.ts'
import { checkPart } from './checkPart.ts'

const alone = { items: 'string', text: 'string' } as const
const schema = object({ a: optional(string()), b: optional(array(string())), 'c.d': optional(string()) })

it('asks for shapes only where something is refused', () => {
  const shapes = vi.fn(() => ({}))
  expect(checkPart(schema, { a: 'x' }, shapes)).toEqual({ ok: true, value: { a: 'x' } })
  for (const value of [undefined, null, 'x']) expect(checkPart(schema, value, shapes).ok).toBe(false)
  expect(shapes).not.toHaveBeenCalled()
})

it('reads a list of one as its string where the list is refused', () => {
  expect(checkPart(schema, { a: ['x'] }, () => ({ a: alone }))).toEqual({ ok: true, value: { a: 'x' } })
  expect(checkPart(schema, { 'c.d': ['x'] }, () => ({ 'c.d': alone }))).toEqual({
    ok: true,
    value: { 'c.d': 'x' },
  })
})

it('leaves lists that fit as they are', () => {
  const value = { a: ['x'], b: ['y'] }
  expect(checkPart(schema, value, () => ({ a: alone, b: alone }))).toEqual({
    ok: true,
    value: { a: 'x', b: ['y'] },
  })
})

it.each<[string, object, object]>([
  ['without a shape', { a: ['x'] }, {}],
  ['with a shape that is inherited', { a: ['x'] }, Object.create({ a: alone })],
  ['that may not be alone', { a: ['x'] }, { a: 'string[]' }],
  ['of two', { a: ['x', 'y'] }, { a: alone }],
  ['beside something else that is refused', { a: ['x'], b: 1 }, { a: alone }],
])('reports the first issues of a list %s', (_, value, shapes) => {
  const checked = checkPart(schema, value, () => shapes as never)
  expect(checked).toMatchObject({
    ok: false,
    issues: [{ path: 'a', message: 'Invalid input' }, ...('b' in value ? [{}] : [])],
  })
})

it('keeps what other schemas accept', () => {
  expect(checkPart(unknown(), ['x'], () => ({}))).toEqual({ ok: true, value: ['x'] })
})
