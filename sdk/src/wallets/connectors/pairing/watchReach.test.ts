// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { connect } from '../../connection/connect.ts'
// Loaded ahead, so that no time passes until the code is begun.
import './createPairingBehaviour.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { connectorId, createPairingKit, pair } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockReset().mockImplementation(fake.init)
})

afterEach(() => {
  vi.useRealTimers()
})

/** A kit whose visitor has been shown a code, and what its connector says of the relay. */
async function begin() {
  const kit = createPairingKit()
  const connecting = connect(kit, { connectorId }).catch(() => undefined)
  await vi.waitFor(() => expect(fake.proposals).toHaveLength(1))
  const isUnreachable = () =>
    kit.stores.connectors.getState().connectors.find(({ id }) => id === connectorId)?.isUnreachable
  return { kit, connecting, isUnreachable }
}

// F11
it('is unreachable where its socket has not opened in time, until it opens', async () => {
  vi.useFakeTimers()
  const { kit, connecting, isUnreachable } = await begin()
  const changed = vi.fn()
  kit.stores.connectors.subscribe(changed)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(isUnreachable()).toBeFalsy()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isUnreachable()).toBe(true)
  // Also after the visitor has left the code.
  cancelConnect(kit)
  await connecting
  expect(isUnreachable()).toBe(true)
  fake.setConnected(true)
  expect(isUnreachable()).toBe(false)
  expect(changed).toHaveBeenCalledTimes(2)
})

// F11
it('is reachable where its socket opens in time', async () => {
  vi.useFakeTimers()
  const { kit, isUnreachable } = await begin()
  const changed = vi.fn()
  kit.stores.connectors.subscribe(changed)
  fake.setConnected(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isUnreachable()).toBeFalsy()
  expect(changed).not.toHaveBeenCalled()
})

// F11
it('is unreachable where a closed socket is not open again in time', async () => {
  vi.useFakeTimers()
  const { isUnreachable } = await begin()
  fake.setConnected(true)
  fake.setConnected(false)
  await vi.advanceTimersByTimeAsync(1_000)
  fake.setConnected(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isUnreachable()).toBeFalsy()
  fake.setConnected(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isUnreachable()).toBe(true)
})

it.each([
  ['has refused the page', { transportExplicitlyClosed: true }],
  ['has nothing to open a socket for', { connecting: false }],
  ['does not say what it is doing', { connecting: undefined, subscriber: undefined }],
])('does not promise another try of a client that %s', async (_, state) => {
  vi.useFakeTimers()
  const { isUnreachable } = await begin()
  Object.assign(fake.relayState, state)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isUnreachable()).toBeFalsy()
})

// F25
it('leaves no timer and no listener behind', async () => {
  const { kit } = await pair(fake)
  vi.useFakeTimers()
  fake.setConnected(false)
  fake.setConnected(false)
  expect(vi.getTimerCount()).toBe(1)
  fake.setConnected(true)
  expect(vi.getTimerCount()).toBe(0)
  fake.setConnected(false)
  kit.destroy()
  expect(vi.getTimerCount()).toBe(0)
  expect(fake.countListeners()).toBe(0)
})
