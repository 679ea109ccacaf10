// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  polygon,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { switchNetwork } from '../../wallets/connection/switchNetwork.ts'
import { cookieStorage } from './cookieStorage.ts'
import { cookieToInitialState } from './lastVisitCookie.ts'
import { toInitialStates } from './toInitialStates.ts'

const connection = { connectorId: 'test.wallet', address: firstAddress }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  // With 0 it is there until the clock has moved on.
  // biome-ignore lint/suspicious/noDocumentCookie: the DOM of the tests has no Cookie Store API
  document.cookie = 'appkit.last_visit=; Path=/; Max-Age=-1'
})

describe('a storage with a cookie', () => {
  it('has account, connector and network of the last visit in it, and nothing else', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit({ storage: cookieStorage })
    expect(document.cookie).toBe('')
    await connect(kit, { connectorId: 'test.wallet' })
    expect(cookieToInitialState(document.cookie)).toEqual({
      networkId: 'eip155:1',
      connections: { eip155: connection },
    })
    await switchNetwork(kit, { network: polygon })
    wallet.changeAccount(1)
    const [, value = ''] = document.cookie.split('=')
    expect(JSON.parse(decodeURIComponent(value))).toEqual({
      networkId: 'eip155:137',
      connections: { eip155: { ...connection, address: secondAddress } },
    })
  })

  it('forgets the account with the disconnection, in this page or another', async () => {
    createTestWallet()
    const kit = createTestKit({ storage: cookieStorage })
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.disconnect()
    expect(document.cookie).not.toContain(firstAddress)
    expect(cookieToInitialState(document.cookie)).toEqual({ networkId: 'eip155:1', connections: {} })
  })

  it('starts the page in the state that the server has rendered', async () => {
    createTestWallet()
    const kit = createTestKit({ storage: cookieStorage })
    await connect(kit, { connectorId: 'test.wallet' })
    await switchNetwork(kit, { network: polygon })
    kit.destroy()

    const next = createTestKit({ storage: cookieStorage })
    const started = {
      connection: next.stores.connection.getState(),
      networks: next.stores.networks.getState(),
    }
    expect(started.connection.namespaces.eip155?.status).toBe('restoring')
    const visit = cookieToInitialState(document.cookie)
    expect(toInitialStates(next, visit ?? { connections: {} })).toEqual(started)
    const stranger = createTestKit({ storage: cookieStorage, enableReconnect: false })
    expect(toInitialStates(stranger, visit ?? { connections: {} }).connection.namespaces).toEqual({})
  })

  // F21
  it('promises a server nothing that a blocked local storage has not kept', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    createTestWallet()
    const kit = createTestKit({ storage: cookieStorage })
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.getAddress()).toBe(firstAddress)
    expect(document.cookie).toBe('')
  })

  it('does nothing on a server', () => {
    vi.stubGlobal('window', undefined)
    expect(cookieStorage.getItem('@appkit/connection_status')).toBeNull()
    cookieStorage.setItem('@appkit/connection_status', 'connected')
    cookieStorage.removeItem('@appkit/connection_status')
    expect(document.cookie).toBe('')
  })
})
