import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ClientError, isClientError } from './ClientError.ts'
import { isReplyError } from './replyError.ts'

const details = { code: 'http', service: 'shop', operation: 'listItems', status: 404 } as const

it('has no cause unless one is given', () => {
  expect(new ClientError('no', details)).not.toHaveProperty('cause')
  expect(new ClientError('no', { ...details, cause: null })).toHaveProperty('cause', null)
})

it('is recognised by its name and code, also that of another copy of the class', () => {
  const copy = Object.assign(new Error('no'), { name: 'ClientError', code: 'timeout' })
  expect(isClientError(copy)).toBe(true)
  expect(isClientError(copy, 'timeout')).toBe(true)
  expect(isClientError(copy, 'http')).toBe(false)
  expect(isClientError(new ClientError('no', details), 'http')).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a string', 'ClientError'],
  ['an object with its fields', { name: 'ClientError', code: 'http', message: '' }],
  ['another error', new Error('no')],
  ['another error with a code', Object.assign(new Error('no'), { code: 'http' })],
  ['an error of its name without a code', Object.assign(new Error('no'), { name: 'ClientError' })],
])('is not %s', (_, value) => {
  expect(isClientError(value)).toBe(false)
  expect(isClientError(value, 'http')).toBe(false)
})

const declared = {
  service: 'shop',
  operation: 'listItems',
  bodies: { 404: z.object({ missing: z.string() }), 410: true, '5XX': z.object({ down: z.boolean() }) },
} as const
const withDefault = { ...declared, bodies: { ...declared.bodies, default: z.object({ other: z.number() }) } }

const failed = (status: number | undefined, body: unknown, more: object = {}) =>
  new ClientError('no', { ...details, status, body, ...more })

it.each([
  ['of the status', failed(404, { missing: 'a' }), declared, true],
  ['of the status with another body', failed(404, { missing: 1 }), declared, false],
  ['of a status with any body', failed(410, 'gone'), declared, true],
  ['of a range', failed(503, { down: true }), declared, true],
  ['of a range with another body', failed(503, '<h1>'), declared, false],
  ['of a status that is not declared', failed(400, { missing: 'a' }), declared, false],
  ['of no status', failed(undefined, { missing: 'a' }), declared, false],
  ['of any other status', failed(400, { other: 1 }), withDefault, true],
  ['of any other status with another body', failed(400, { missing: 'a' }), withDefault, false],
  ['of the status, not of any other', failed(404, { other: 1 }), withDefault, false],
  ['of the range, not of any other', failed(500, { other: 1 }), withDefault, false],
  ['of another service', failed(410, '', { service: 'bank' }), declared, false],
  ['of another operation', failed(410, '', { operation: 'getItem' }), declared, false],
  ['that is no reply', failed(410, '', { code: 'timeout' }), declared, false],
  ['that is none of a client', new Error('no'), declared, false],
])('is or is not a declared reply: an error %s', (_, error, errors, expected) => {
  expect(isReplyError(error, errors, undefined)).toBe(expected)
})

it('is a declared reply of the status that is asked for', () => {
  expect(isReplyError(failed(410, ''), declared, 410)).toBe(true)
  expect(isReplyError(failed(410, ''), declared, 404)).toBe(false)
})
