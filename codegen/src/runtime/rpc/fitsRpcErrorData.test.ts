import { expect, test } from 'vitest'
import { string } from '../validators/schema.ts'
import { fitsRpcErrorData } from './fitsRpcErrorData.ts'

const schemas = { 3: string(), '-32000': string() }

test.each([
  ['data that fits', { code: 3, data: '0x' }, true],
  ['data that does not fit', { code: 3, data: 1 }, false],
  ['a negative code', { code: -32000, data: 1 }, false],
  ['no data', { code: 3 }, true],
  ['undescribed data', { code: 4, data: 1 }, true],
  ['a code named like a method of every object', { code: 'toString', data: 1 }, true],
  ['no error', 'x', false],
  ['null', null, false],
  ['an object without a code', {}, false],
  ['a function', Object.assign(() => 0, { code: 4 }), false],
])('%s', (_, error, expected) => {
  expect(fitsRpcErrorData(error, schemas)).toBe(expected)
})
