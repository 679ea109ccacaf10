import { expect, it } from 'vitest'
import { readDelimited } from './readDelimited.ts'
import type { WireParameter } from './wireParameter.ts'
import type { WireShape } from './wireShape.ts'

const role: WireShape = { properties: { admin: 'boolean', age: 'number' } }

function read(shape: WireShape, text: string, more: Partial<WireParameter> = {}): unknown {
  const parameter = { name: 'p', shape, style: 'form', explode: false, ...more } as WireParameter
  return readDelimited(parameter, text, decodeURIComponent)
}

it.each<[WireShape, string, Partial<WireParameter>, unknown]>([
  ['string', 'a%2Cb', {}, 'a,b'],
  ['number', '7', {}, 7],
  ['string', '%7B%22a%22%3A1%7D', { json: true }, { a: 1 }],
  ['number[]', '1,2', {}, [1, 2]],
  ['number[]', '1', {}, [1]],
  ['string[]', '', {}, ['']],
  ['string[]', '', { allowEmpty: true }, []],
  ['string[]', '', { in: 'header', style: 'simple' }, []],
  ['number[]', '', {}, []],
  ['string[]', 'a%2Cb', {}, ['a', 'b']],
  ['string[]', 'a%2cb', {}, ['a', 'b']],
  ['string[]', 'a%2Cb,c', {}, ['a,b', 'c']],
  ['json[]', '%5B1%2C2%5D', {}, [[1, 2]]],
  ['string[]', 'a|b', { style: 'pipeDelimited' }, ['a', 'b']],
  ['string[]', 'a%7Cb', { style: 'pipeDelimited' }, ['a', 'b']],
  ['string[]', 'a%7cb', { style: 'pipeDelimited' }, ['a', 'b']],
  ['string[]', 'a,b', { style: 'pipeDelimited' }, ['a,b']],
  ['string[]', 'a%20b+c d', { style: 'spaceDelimited' }, ['a', 'b', 'c', 'd']],
  ['string[]', 'a.b', { style: 'label', explode: true }, ['a', 'b']],
  ['string[]', 'a.b,c', { style: 'label' }, ['a.b', 'c']],
  ['string[]', 'a;b', { style: 'matrix', explode: true }, ['a', 'b']],
  ['string[]', 'a;b,c', { style: 'matrix' }, ['a;b', 'c']],
  ['string[]', 'a.b;c', { explode: true }, ['a.b;c']],
  [role, 'admin,true,age,7', {}, { admin: true, age: 7 }],
  [role, 'admin', {}, { admin: '' }],
  [role, '', {}, {}],
  [role, 'admin=true,age=7', { explode: true }, { admin: true, age: 7 }],
  [role, 'other=a=b', { explode: true }, { other: 'a=b' }],
  [role, 'a%20b=c%20d', { explode: true }, { 'a b': 'c d' }],
  [role, 'a%20b,c%20d', {}, { 'a b': 'c d' }],
  [{ properties: {}, text: 'number' }, '7', {}, 7],
  [{ properties: {}, text: 'number' }, 'a,7', {}, { a: '7' }],
  [{ items: 'number' }, '1,2', {}, [1, 2]],
])('reads %j from %j, with %j', (shape, text, more, value) => {
  expect(read(shape, text, more)).toEqual(value)
})
