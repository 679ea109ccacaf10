import { expect, test } from 'vitest'
import type { Service } from '../http/Service.ts'
import { parseFaults } from './parseFaults.ts'

const services: readonly Service[] = ['walletDirectory', 'rpc:1'].map((id) => ({
  id,
  operations: id === 'rpc:1' ? undefined : ['getWallets', 'getWalletImage'],
  operationsOf: () => [],
  errorBody: () => ({ contentType: 'text/plain', body: '' }),
  ...(id === 'rpc:1' ? { behaviours: { forgets: 'answers, and forgets the request' } } : {}),
}))

test('fills in the defaults of a mode', () => {
  const parsed = parseFaults(
    {
      walletDirectory: [
        { mode: 'slow', times: 1 },
        { mode: 'status', operation: 'getWallets' },
      ],
      'rpc:1': null,
    },
    services,
  )
  expect(parsed).toEqual({
    ok: true,
    changes: new Map([
      [
        'walletDirectory',
        [
          { mode: 'slow', delayMs: 3_000, times: 1 },
          { mode: 'status', status: 503, operation: 'getWallets' },
        ],
      ],
      ['rpc:1', []],
    ]),
  })
})

test('a chain accepts every method as an operation', () => {
  expect(parseFaults({ 'rpc:1': { mode: 'down', operation: 'eth_getBalance' } }, services).ok).toBe(true)
})

test('a service misbehaves only in the ways that it lists', () => {
  const behave = (id: string, behaviour: string) =>
    parseFaults({ [id]: { mode: 'behave', behaviour } }, services)
  expect(behave('rpc:1', 'forgets')).toMatchObject({
    changes: new Map([['rpc:1', [{ mode: 'behave', behaviour: 'forgets' }]]]),
  })
  for (const [id, behaviour] of [
    ['rpc:1', 'constructor'],
    ['walletDirectory', 'forgets'],
  ] as const) {
    expect(behave(id, behaviour)).toMatchObject({
      ok: false,
      problems: [{ path: `${id}.behaviour`, message: expect.stringContaining('must be one of') }],
    })
  }
})

test.each([
  [[], '', /an object/],
  [{ directory: { mode: 'down' } }, 'directory', /services are walletDirectory, rpc:1/],
  [{ walletDirectory: 'down' }, 'walletDirectory', /an object/],
  [{ walletDirectory: { mode: 'dwon' } }, 'walletDirectory.mode', /down, never, slow/],
  [{ walletDirectory: { mode: 'behave' } }, 'walletDirectory.behaviour', /no behaviours/],
  [{ walletDirectory: { mode: 'constructor' } }, 'walletDirectory.mode', /one of/],
  [{ walletDirectory: { mode: 'slow', delayMs: -1 } }, 'walletDirectory.delayMs', /0 to 600000/],
  [{ walletDirectory: { mode: 'status', status: 200 } }, 'walletDirectory.status', /400 to 599/],
  [{ walletDirectory: { mode: 'down', delay: 3 } }, 'walletDirectory.delay', /not a field of mode "down"/],
  [{ walletDirectory: { mode: 'down', times: 0.5 } }, 'walletDirectory.times', /whole number/],
  [{ walletDirectory: [{ mode: 'down', operation: 'x' }] }, 'walletDirectory[0].operation', /getWallets/],
])('%j is refused at %s', (body, path, message) => {
  expect(parseFaults(body, services)).toEqual({
    ok: false,
    problems: [{ path, message: expect.stringMatching(message) }],
  })
})
