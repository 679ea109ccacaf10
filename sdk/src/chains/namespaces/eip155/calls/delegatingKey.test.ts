// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { secondAddress } from '../../../../test/testPage.test.helper.ts'
import { connected } from '../actions/connected.test.helper.ts'
import { isFeeSponsored } from './isFeeSponsored.ts'
import { readCapabilities } from './readCapabilities.ts'
import { sendCalls } from './sendCalls.ts'

// A login's key that carries the code of another wallet (EIP-7702): its frame sends no calls through that code, and states
// no capabilities. What the wallet states is all that counts, whatever the chain has.

const paymasters = { 'eip155:1': { url: 'https://pay.example' } } as const
const call = { to: secondAddress, value: 1n } as const
const refused = Object.assign(new Error('This account cannot send calls atomically.'), { code: 5760 })

it('has no capabilities', async () => {
  const { kit } = await connected({ wallet_getCapabilities: { '0x1': {} } }, { paymasters })
  expect(await readCapabilities(kit, 'eip155:1')).toEqual({
    isAtomic: false,
    hasPaymasterService: false,
    auxiliaryFunds: [],
  })
  expect(await isFeeSponsored(kit, { caipNetworkId: 'eip155:1' })).toBe(false)
})

it('sends calls that need not be one, without a service that pays', async () => {
  const { kit, asked } = await connected(
    { wallet_getCapabilities: { '0x1': {} }, wallet_sendCalls: { id: 'separate' } },
    { paymasters },
  )
  const sent = await sendCalls(kit, { calls: [call, call] })
  expect(sent).toMatchObject({ id: 'separate', isSponsored: false })
  const [{ params: [request] = [] } = {}] = asked('wallet_sendCalls') as {
    params?: readonly Record<string, unknown>[]
  }[]
  expect(request).toMatchObject({ atomicRequired: false })
  expect(request).not.toHaveProperty('capabilities')
})

it('is not asked for transactions instead of calls that have to be one', async () => {
  const { kit, asked } = await connected({ wallet_getCapabilities: { '0x1': {} }, wallet_sendCalls: refused })
  await expect(sendCalls(kit, { calls: [call, call], atomicRequired: true })).rejects.toMatchObject({
    code: 'CALLS_UNSUPPORTED',
  })
  expect(asked('eth_sendTransaction')).toHaveLength(0)
})

it('is not asked for calls that a service has to pay', async () => {
  const { kit, asked } = await connected({ wallet_getCapabilities: { '0x1': {} } }, { paymasters })
  await expect(sendCalls(kit, { calls: [call], sponsor: true })).rejects.toMatchObject({
    code: 'CALLS_UNSUPPORTED',
  })
  expect(asked('wallet_sendCalls')).toHaveLength(0)
})
