import { describe, expect, it, vi } from 'vitest'
import { createConnector } from '../connectors/testConnectors.test.helper.ts'
import { connectedTo, first } from './connectionContext.test.helper.ts'
import { createScripted, settle, shared, startConnections } from './scriptedConnections.test.helper.ts'

const states = { eip155: connectedTo() }
const named = (calls: readonly unknown[][]) => calls.map(([name]) => name)

function startConnected() {
  const one = createScripted()
  const kit = startConnections([one.connector], states)
  const { requested } = kit.stores.networks.getState()
  const polygon = requested[1] as (typeof requested)[number]
  return { ...kit, one, polygon }
}

/** A promise that the test settles. */
function createHeld<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settled) => {
    resolve = settled
  })
  return { promise, resolve }
}

describe('a switch of networks', () => {
  it('asks the connected wallet, and follows it', async () => {
    const { connections, family, stores, calls, one, getState, polygon } = startConnected()
    const held = createHeld<void>()
    family.switchNetwork.mockReturnValueOnce(held.promise)
    const switching = connections.switchNetwork('eip155:137')
    await settle()
    expect(stores.networks.getState()).toMatchObject({
      switching: 'eip155:137',
      active: { caipNetworkId: 'eip155:1' },
    })
    expect(family.switchNetwork).toHaveBeenCalledExactlyOnceWith(
      one.connector.getProvider('eip155'),
      polygon,
      expect.any(AbortSignal),
    )
    expect(calls).toEqual([])
    held.resolve()
    await switching
    expect(getState('eip155')).toMatchObject({ caipNetworkId: 'eip155:137' })
    expect(stores.networks.getState().active?.caipNetworkId).toBe('eip155:137')
    expect(stores.networks.getState()).not.toHaveProperty('switching')
    expect(named(calls)).toEqual(['accountLeaving', 'accountConnected', 'networkSettled'])
  })

  it('is one question for equal calls, and two for different networks or wallets', async () => {
    const { connections, family, one, stores, polygon } = startConnected()
    const other = createScripted({ id: 'two.test' })
    const { requested } = stores.networks.getState()
    const held = createHeld<void>()
    family.switchNetwork.mockReturnValue(held.promise)
    const moves = [
      connections.moveWallet({ connector: one.connector, network: polygon }),
      connections.moveWallet({ connector: one.connector, network: polygon }),
    ]
    await settle()
    expect(family.switchNetwork).toHaveBeenCalledTimes(1)
    moves.push(connections.moveWallet({ connector: one.connector, network: requested[0] as typeof polygon }))
    const foreign = connections.moveWallet({ connector: other.connector, network: polygon })
    foreign.catch(() => undefined)
    await settle()
    expect(family.switchNetwork).toHaveBeenCalledTimes(3)
    held.resolve()
    await Promise.all(moves)
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  it('that the wallet declines changes nothing', async () => {
    const { connections, family, stores, calls, getState } = startConnected()
    const declined = new Error('declined')
    family.switchNetwork.mockRejectedValueOnce(declined)
    await expect(connections.switchNetwork('eip155:137')).rejects.toBe(declined)
    expect(getState('eip155')).toBe(states.eip155)
    expect(stores.networks.getState()).not.toHaveProperty('switching')
    expect(calls).toEqual([])
  })

  it('keeps what a newer switch waits for', async () => {
    const { connections, family, stores } = startConnected()
    const held = [createHeld<void>(), createHeld<void>()] as const
    for (const { promise } of held) family.switchNetwork.mockReturnValueOnce(promise)
    const older = connections.switchNetwork('eip155:137')
    await settle()
    const newer = connections.switchNetwork('eip155:1')
    await settle()
    held[0].resolve()
    await older
    expect(stores.networks.getState()).toMatchObject({ switching: 'eip155:1' })
    held[1].resolve()
    await newer
    expect(stores.networks.getState()).not.toHaveProperty('switching')
  })

  it('does not follow a wallet that has left meanwhile, or that has nothing to ask', async () => {
    const { connections, family, polygon, getState, one } = startConnected()
    family.switchNetwork.mockReturnValueOnce(new Promise(() => undefined))
    const switching = connections.switchNetwork('eip155:137')
    await settle()
    connections.disconnect(['eip155'])
    await expect(switching).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(getState('eip155')).toEqual({ status: 'disconnected' })
    expect(family.switchNetwork.mock.lastCall?.[2]).toMatchObject({ aborted: true })
    const connector = { ...one.connector, getProvider: () => undefined }
    await expect(connections.moveWallet({ connector, network: polygon })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    expect(family.switchNetwork).toHaveBeenCalledTimes(1)
  })

  it('makes the family of the wallet the active one', async () => {
    const { connector } = createScripted()
    const { connections, stores } = startConnections([connector], {
      eip155: connectedTo(),
      solana: connectedTo('solana:1', 'So1'),
    })
    connections.activate('solana')
    await connections.switchNetwork('eip155:137')
    expect(stores.networks.getState()).toMatchObject({
      activeNamespace: 'eip155',
      active: { caipNetworkId: 'eip155:137' },
    })
  })

  it('does not follow a wallet that is no longer on the page', async () => {
    const { connections, family, stores, getState } = startConnected()
    family.switchNetwork.mockImplementationOnce(async () => stores.connectors.set({ connectors: [] }))
    await expect(connections.switchNetwork('eip155:137')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(getState('eip155')).toBe(states.eip155)
  })

  it('alerts where the network is not offered', async () => {
    const { connections, notices, family, calls, stores } = startConnected()
    const before = stores.networks.getState()
    await connections.switchNetwork('eip155:10')
    expect(notices.alert).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'NETWORK_TO_SWITCH_NOT_FOUND' }),
    )
    expect(family.switchNetwork).not.toHaveBeenCalled()
    expect(calls).toEqual([])
    expect(stores.networks.getState()).toBe(before)
  })

  it('without a wallet is for those that connect next', async () => {
    const one = createScripted()
    const { connections, stores, family, calls } = startConnections([one.connector])
    await connections.switchNetwork('eip155:137')
    expect(named(calls)).toEqual(['networkSettled'])
    expect(stores.networks.getState().active?.caipNetworkId).toBe('eip155:137')
    const connect = async () => {
      const connecting = connections.connect({ connector: one.connector, namespaces: ['eip155'] })
      await settle()
      one.question.answer({ eip155: shared(first, 'eip155:1') })
      await connecting
      await settle()
    }
    await connect()
    expect(family.switchNetwork).toHaveBeenCalledTimes(1)
    expect(stores.networks.getState().active?.caipNetworkId).toBe('eip155:137')
    connections.disconnect(['eip155'])
    await connect()
    expect(family.switchNetwork).toHaveBeenCalledTimes(2)
    expect(stores.networks.getState().active?.caipNetworkId).toBe('eip155:137')
  })

  it('is not for a wallet that is restored', async () => {
    const one = createScripted()
    const { connections, family, calls } = startConnections([one.connector])
    await connections.switchNetwork('eip155:137')
    const restoring = connections.restore('one.test', ['eip155'])
    await settle()
    one.question.answer({ eip155: shared(first, 'eip155:1') })
    await restoring
    await settle()
    expect(family.switchNetwork).not.toHaveBeenCalled()
    expect(calls.at(-1)).toEqual(['accountConnected', 'restore'])
  })
})

describe('activating a family', () => {
  it('makes its first network the active one, and asks no wallet', () => {
    const { connections, stores, family } = startConnected()
    connections.activate('solana')
    expect(stores.networks.getState()).toMatchObject({
      activeNamespace: 'solana',
      active: { caipNetworkId: 'solana:1' },
    })
    expect(family.switchNetwork).not.toHaveBeenCalled()
  })

  it.each(['eip155', 'polkadot'] as const)('changes nothing with %s', async (name) => {
    const { connections, stores } = startConnections([createScripted().connector])
    await connections.switchNetwork('eip155:137')
    const before = stores.networks.getState()
    connections.activate(name)
    expect(stores.networks.getState()).toBe(before)
  })
})

describe('a question to a connected wallet', () => {
  it('is passed its provider, account and network', async () => {
    const { connections, one, stores } = startConnected()
    const request = vi.fn(async () => 'answer')
    await expect(connections.ask('eip155', request)).resolves.toBe('answer')
    expect(request).toHaveBeenCalledExactlyOnceWith(
      {
        provider: one.connector.getProvider('eip155'),
        address: first,
        network: stores.networks.getState().requested[0],
      },
      expect.any(AbortSignal),
    )
  })

  it('on a network that is not offered has that one', async () => {
    const { connector } = createScripted()
    const { connections } = startConnections([connector], { eip155: connectedTo('eip155:5') })
    const network = await connections.ask('eip155', async (wallet) => wallet.network)
    expect(network).toMatchObject({ caipNetworkId: 'eip155:5', name: 'Unknown Network' })
  })

  it('needs one', async () => {
    const request = vi.fn()
    const { connections } = startConnected()
    await expect(connections.ask('solana', request)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    const silent = createScripted({ getProvider: () => undefined })
    const other = startConnections([silent.connector], states)
    await expect(other.connections.ask('eip155', request)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    // A stored wallet is not connected.
    const gone = startConnections([], states)
    await expect(gone.connections.ask('eip155', request)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    const connecting = startConnections([createScripted().connector], {
      eip155: { status: 'connecting', connectorId: 'one.test' },
    })
    await expect(connecting.connections.ask('eip155', request)).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    expect(request).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  it('is signed by the connected account', async () => {
    const { connections, family, one } = startConnected()
    await expect(connections.signMessage('eip155', 'Hello')).resolves.toBe('0xsigned')
    expect(family.signMessage).toHaveBeenCalledExactlyOnceWith(one.connector.getProvider('eip155'), {
      address: first,
      message: 'Hello',
      signal: expect.any(AbortSignal),
    })
  })

  it('needs a wallet', async () => {
    const { connections, family } = startConnected()
    await expect(connections.signMessage('solana', 'Hello')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(family.signMessage).not.toHaveBeenCalled()
  })
})

describe('pairing', () => {
  it('is prepared for its families, with the offer to sign in', async () => {
    const pairing = {
      ...createConnector({ id: 'walletConnect', namespaces: ['solana'] }),
      prepare: vi.fn(async () => undefined),
      getUniversalProvider: async () => undefined,
    }
    const { connections } = startConnections([pairing])
    await connections.preparePairing()
    expect(pairing.prepare).toHaveBeenCalledExactlyOnceWith({
      networks: [expect.objectContaining({ caipNetworkId: 'solana:1' })],
      signIn: expect.any(Function),
    })
  })

  it('is optional', async () => {
    const { connections } = startConnections([createConnector()])
    await expect(connections.preparePairing()).resolves.toBeUndefined()
  })
})

// F20
it('follows another tab', async () => {
  const { connections, getState } = startConnected()
  connections.followOtherTab()
  expect(getState('eip155')).toEqual({ status: 'disconnected' })
})

// F25
it('reports nothing to wallets and subscribers once it is destroyed', async () => {
  const { connections, stores, destroy } = startConnected()
  const subscribe = vi.fn()
  stores.connection.subscribe(subscribe)
  destroy()
  await connections.forget()
  expect(subscribe).not.toHaveBeenCalled()
})
