// @vitest-environment happy-dom
import { projectIdInvalid } from '@wallet-kit/clients/errors/constants'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../../../chains/namespaces/eip155/Eip1193Provider.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import { firstSolanaAddress, secondAddress } from '../../../test/testPage.test.helper.ts'
import type { ConnectorEvents } from '../Connector.ts'
import {
  createTestBehaviour as create,
  deepLinkKey,
  ethereum,
  evm,
  topicKey,
} from './pairingBehaviour.test.helper.ts'
import { both, solanaId } from './pairingKit.test.helper.ts'

afterEach(() => {
  localStorage.clear()
})

function createEvents() {
  return {
    accountsChanged: vi.fn<ConnectorEvents['accountsChanged']>(),
    chainChanged: vi.fn<ConnectorEvents['chainChanged']>(),
    disconnected: vi.fn<ConnectorEvents['disconnected']>(),
  }
}

// T17
describe('methods', () => {
  const ask = async (options: object, method: string) => {
    const { fake, behaviour, pair } = await create({ options })
    const approved = { ...both.eip155, methods: ['personal_sign', 'wallet_drainEverything'] }
    await pair({ eip155: approved })
    const provider = behaviour.getProvider('eip155') as Eip1193Provider
    const asked = provider.request({ method }).then(
      () => 'passed',
      ({ code }) => code,
    )
    return [await asked, fake.requests.length]
  }

  it.each([
    ['that was proposed is passed on', {}, 'personal_sign', ['passed', 1]],
    [
      'that was not proposed is refused, whatever the wallet allows',
      {},
      'wallet_drainEverything',
      ['WALLET_METHOD_UNSUPPORTED', 0],
    ],
    [
      'of the host app’s own proposal is passed on',
      { universalProviderConfigOverride: { methods: { eip155: ['wallet_drainEverything'] } } },
      'wallet_drainEverything',
      ['passed', 1],
    ],
    [
      'that the host app’s own proposal leaves out is refused',
      { universalProviderConfigOverride: { methods: { eip155: ['eth_call'] } } },
      'personal_sign',
      ['WALLET_METHOD_UNSUPPORTED', 0],
    ],
    [
      'is as proposed where the host app’s own proposal is about another family',
      { universalProviderConfigOverride: { methods: { solana: [] } } },
      'personal_sign',
      ['passed', 1],
    ],
    [
      'is as proposed where the host app’s own proposal names no methods',
      { universalProviderConfigOverride: { events: { eip155: [] } } },
      'personal_sign',
      ['passed', 1],
    ],
  ])('one %s', async (_, options, method, expected) => {
    await expect(ask(options, method)).resolves.toEqual(expected)
  })
})

describe('messages of the session', () => {
  async function watched(names: readonly ChainNamespace[] = ['eip155', 'solana']) {
    const parts = await create()
    const { topic } = await parts.pair()
    const events = createEvents()
    const stop = parts.behaviour.watch(names, events)
    return { ...parts, topic, events, stop }
  }

  it('are reported with their family', async () => {
    const { fake, topic, events } = await watched()
    expect(events.disconnected).not.toHaveBeenCalled()
    fake.report(topic, 'chainChanged', 137, 'eip155:137')
    expect(events.chainChanged.mock.calls).toEqual([['eip155', 'eip155:137']])
    fake.update(topic, { ...both, eip155: { accounts: [`eip155:137:${secondAddress}`] } })
    expect(events.accountsChanged.mock.calls).toContainEqual(['eip155', [secondAddress]])
    expect(events.accountsChanged.mock.calls).toContainEqual(['solana', [firstSolanaAddress]])
  })

  // T17
  it('are ignored where they are about another session', async () => {
    const { fake, client, topic, events, behaviour } = await watched()
    const other = fake.remember({ eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    Object.assign(client, { session: client.client.session.get(topic) })
    fake.report(other.topic, 'chainChanged', 137, 'eip155:137')
    fake.update(other.topic, { eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    fake.end(other.topic)
    fake.end(other.topic, 'session_expire')
    expect(Object.values(events).flatMap(({ mock }) => mock.calls as unknown[])).toEqual([])
    expect(behaviour.getProvider('eip155')).toBeDefined()
    expect(client.session?.topic).toBe(topic)
  })

  it('are ignored where the family was not approved', async () => {
    const { fake, behaviour, pair } = await create()
    const { topic } = await pair(evm)
    expect(() => fake.report(topic, 'chainChanged', undefined, solanaId)).not.toThrow()
    expect(behaviour.getProvider('eip155')).toBeDefined()
  })

  it.each(['session_delete', 'session_expire'] as const)(
    'end it for all families at once: %s',
    async (event) => {
      const { fake, client, topic, events, behaviour, storage } = await watched()
      const ended = vi.fn()
      ;(behaviour.getProvider('eip155') as Eip1193Provider).on?.('disconnect', ended)
      localStorage.setItem(deepLinkKey, 'app')
      fake.end(topic, event)
      expect(events.disconnected.mock.calls).toEqual([[['eip155', 'solana']]])
      expect(ended).toHaveBeenCalledTimes(1)
      expect(behaviour.getProvider('eip155')).toBeUndefined()
      expect(client.session).toBeUndefined()
      expect(storage.getItem(topicKey)).toBeNull()
      expect(localStorage.getItem(deepLinkKey)).toBeNull()
    },
  )

  it('that another session has expired change nothing without a session', async () => {
    const { fake, behaviour } = await create()
    await behaviour.restore({ networks: [ethereum] })
    expect(() => fake.end('other', 'session_expire')).not.toThrow()
  })

  it('are not reported once the watch has been stopped', async () => {
    const { fake, topic, events, stop } = await watched()
    stop()
    fake.report(topic, 'chainChanged', 137, 'eip155:137')
    fake.end(topic)
    expect(Object.values(events).flatMap(({ mock }) => mock.calls as unknown[])).toEqual([])
  })

  it('are reported for the families of the watch alone', async () => {
    const { fake, topic, events } = await watched(['solana'])
    fake.report(topic, 'chainChanged', 137, 'eip155:137')
    expect(events.chainChanged).not.toHaveBeenCalled()
  })

  it('that ended it before the watch are reported by the watch', async () => {
    const { fake, behaviour, pair } = await create()
    const { topic } = await pair()
    fake.end(topic)
    const events = createEvents()
    behaviour.watch(['eip155', 'solana'], events)
    expect(events.disconnected.mock.calls).toEqual([[['eip155', 'solana']]])
  })

  it('leave no listener behind when the kit is destroyed', async () => {
    const { fake, lifetime, refused } = await watched()
    expect(fake.countListeners()).toBeGreaterThan(0)
    fake.refuse(new Error('Unauthorized: invalid key'))
    expect(refused.mock.calls).toEqual([[projectIdInvalid]])
    lifetime.abort()
    expect(fake.countListeners()).toBe(0)
  })
})

describe('disconnecting', () => {
  it('ends the session in the wallet, and forgets it and its app', async () => {
    const { fake, behaviour, storage, pair } = await create()
    const { topic } = await pair()
    localStorage.setItem(deepLinkKey, 'app')
    const disconnecting = behaviour.disconnect(['eip155', 'solana'])
    // Before the wallet has answered.
    expect(storage.getItem(topicKey)).toBeNull()
    expect(localStorage.getItem(deepLinkKey)).toBeNull()
    expect(behaviour.getProvider('eip155')).toBeUndefined()
    await disconnecting
    expect(fake.ended).toEqual([topic])
  })

  it('ends nothing a second time', async () => {
    const { client, behaviour, pair } = await create()
    const disconnect = vi.spyOn(client.client, 'disconnect')
    localStorage.setItem(deepLinkKey, 'app')
    await behaviour.disconnect(['eip155'])
    expect(localStorage.getItem(deepLinkKey)).toBe('app')
    await pair()
    await behaviour.disconnect(['eip155'])
    await behaviour.disconnect(['solana'])
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('is also what the host app does through the provider: all families end', async () => {
    const { fake, behaviour, pair } = await create()
    const { topic } = await pair()
    const events = createEvents()
    behaviour.watch(['eip155', 'solana'], events)
    const provider = behaviour.getProvider('eip155') as Eip1193Provider
    await provider.request({ method: 'wallet_revokePermissions' })
    expect(events.disconnected.mock.calls).toEqual([[['eip155', 'solana']]])
    expect(fake.ended).toEqual([topic])
  })
})

it('the client is the one of the host app', async () => {
  const { client, behaviour } = await create()
  await expect(behaviour.getUniversalProvider()).resolves.toBe(client)
})
