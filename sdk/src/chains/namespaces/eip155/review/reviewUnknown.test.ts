import { expect, it } from 'vitest'
import { firstAddress as alice, secondAddress as bob } from '../../../../test/testPage.test.helper.ts'
import { reviewRequest } from './reviewRequest.ts'

const cyclic: unknown[] = []
cyclic.push(cyclic)
// T4, T5
it.each<[name: string, request: Parameters<typeof reviewRequest>[0], shown: string]>([
  ['a string for a transaction', { method: 'eth_sendTransaction', params: ['0x'] }, '["0x"]'],
  [
    'two members that differ',
    { method: 'eth_sendTransaction', params: [{ to: bob, data: '0x', input: '0x01' }] },
    `[{"to":"${bob}","data":"0x","input":"0x01"}]`,
  ],
  ['a number for a message', { method: 'personal_sign', params: [5, alice] }, `[5,"${alice}"]`],
  [
    'an address in the place of a message, in any spelling',
    { method: 'personal_sign', params: [`0x${'aB'.repeat(20)}`, 'hello'] },
    `["0x${'aB'.repeat(20)}","hello"]`,
  ],
  ['numbers that JSON has not', { method: 'eth_sign', params: [1n] }, '["1"]'],
  ['no parameters', { method: 'eth_sign' }, ''],
  ['what refers to itself', { method: 'eth_sign', params: cyclic }, ''],
])('%s is shown as it is', async (_, request, shown) => {
  expect((await reviewRequest(request)).actions).toEqual([{ type: 'unknown', data: shown }])
})

// T5
it.each<[authorization: unknown, shown: string]>([
  [null, 'null'],
  ['0x01', '"0x01"'],
  [{ address: 5 }, '{"address":5}'],
  [{ address: 'bob.eth' }, '{"address":"bob.eth"}'],
])('an authorization that is %j is shown beside the call', async (authorization, shown) => {
  const { actions } = await reviewRequest({
    method: 'eth_sendTransaction',
    params: [{ to: bob, value: '0x1', authorizationList: [authorization] }],
  })
  expect(actions).toEqual([
    { type: 'unknown', data: shown },
    { type: 'send', to: bob, amount: 1n },
  ])
})

// T4, T5
it.each([
  ['data under another name', { to: bob, value: '0x1', input: '0xa9059cbb' }],
  ['a chain of its own', { to: bob, value: '0x1', chainId: '0x89' }],
])('a call of a bundle with %s is shown as it is', async (_, call) => {
  const calls = [{ to: bob, value: '0x1', chainId: '0x1' }, call]
  const { actions, isDangerous } = await reviewRequest({
    method: 'wallet_sendCalls',
    params: [{ chainId: '0x1', calls }],
  })
  expect(actions).toEqual([
    { type: 'send', to: bob, amount: 1n },
    { type: 'unknown', data: JSON.stringify(call) },
  ])
  expect(isDangerous).toBe(true)
})
