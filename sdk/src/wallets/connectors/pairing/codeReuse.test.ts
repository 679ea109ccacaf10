// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { ethereum, settle } from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { connect } from '../../connection/connect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { both, connectorId, createPairingKit, evmAccounts, statuses } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setAgent(agent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
}

/** Shows a code. */
async function show(kit: AppKit) {
  const connecting = connect(kit, { connectorId }).catch(() => undefined)
  await settle()
  const { attempt } = kit.stores.connection.getState()
  const uri = attempt.status === 'asking' && attempt.step.type === 'uri' ? attempt.step.uri : undefined
  return { connecting, uri }
}

/** Shows a code, leaves it, and shows one again. */
async function showTwice(kit = createPairingKit()) {
  const first = await show(kit)
  cancelConnect(kit)
  await first.connecting
  return { kit, first: first.uri, second: await show(kit) }
}

describe('a code that was left', () => {
  it.each([
    ['Safari on iOS', () => setAgent(iphone)],
    ['Telegram', () => vi.stubGlobal('TelegramWebviewProxy', {})],
  ])('is shown again in %s, and connects', async (_, arrange) => {
    arrange()
    const { kit, first, second } = await showTwice()
    expect([first, second.uri]).toEqual(['wc:1', 'wc:1'])
    fake.proposals[0]?.approve(both)
    await second.connecting
    expect(statuses(kit)).toBe('connected connected idle')
    expect(fake.ended).toEqual([])
  })

  it.each([
    ['a desktop', undefined],
    ['Android', android],
  ])('is replaced on %s', async (_, agent) => {
    if (agent) setAgent(agent)
    const { first, second } = await showTwice()
    expect([first, second.uri]).toEqual(['wc:1', 'wc:2'])
  })

  // T17
  it.each([
    [10_001, 'wc:1'],
    [10_000, 'wc:2'],
  ])('with %i ms left: %s is shown', async (left, expected) => {
    setAgent(iphone)
    vi.useFakeTimers({ toFake: ['Date'] })
    const kit = createPairingKit()
    const { connecting } = await show(kit)
    cancelConnect(kit)
    await connecting
    vi.setSystemTime(Date.now() + 240_000 - left)
    expect((await show(kit)).uri).toBe(expected)
  })

  it('is replaced once it was approved, and that session is ended', async () => {
    setAgent(iphone)
    const kit = createPairingKit()
    const { connecting } = await show(kit)
    cancelConnect(kit)
    await connecting
    const late = fake.proposals[0]?.approve(both)
    await settle()
    expect(fake.ended).toEqual([late?.topic])
    expect(statuses(kit)).toBe('disconnected disconnected idle')
    expect((await show(kit)).uri).toBe('wc:2')
  })

  it('is replaced when it was declined', async () => {
    setAgent(iphone)
    const kit = createPairingKit()
    const { connecting } = await show(kit)
    fake.proposals[0]?.reject({ code: 5000, message: 'User rejected.' })
    await connecting
    expect((await show(kit)).uri).toBe('wc:2')
  })

  it('is replaced where other networks are asked for', async () => {
    setAgent(iphone)
    const kit = createPairingKit()
    const { connecting } = await show(kit)
    cancelConnect(kit)
    await connecting
    kit.addNetwork('eip155', { ...ethereum, id: 10 })
    expect((await show(kit)).uri).toBe('wc:2')
  })
})

// F28
it('a code that expired while the device slept is replaced when the page is shown again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const kit = createPairingKit()
  await show(kit)
  vi.setSystemTime(Date.now() + 600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  const { attempt } = kit.stores.connection.getState()
  expect(attempt).toMatchObject({ step: { uri: 'wc:2' } })
  fake.proposals[1]?.approve({ eip155: { accounts: evmAccounts } })
  await settle()
  expect(statuses(kit)).toBe('connected disconnected idle')
})
