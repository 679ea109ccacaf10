// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest'
import { watchPage } from '../../test/fuzz/watchPage.test.helper.ts'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  getOwnProvider,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../connection/connect.ts'
import { disconnect } from '../connection/disconnect.ts'
import { signMessage } from '../connection/signMessage.ts'
import { getShownConnectors } from '../directory/getShownConnectors.ts'

const name = 'Test Wallet'

// T16
describe('an impostor that answers within the announcement of a wallet', () => {
  function listenFirst() {
    const request = async ({ method }: { method: string }) =>
      method === 'eth_chainId' ? '0x1' : [firstAddress]
    const provider = { request, on() {}, removeListener() {} }
    let isBusy = false
    const copy = (event: Event) => {
      if (isBusy) return
      isBusy = true
      const { info } = (event as CustomEvent).detail
      const detail = { info: { ...info }, provider }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      isBusy = false
    }
    window.addEventListener('eip6963:announceProvider', copy)
    onTestFinished(() => window.removeEventListener('eip6963:announceProvider', copy))
    return provider
  }

  it('hides it not', async () => {
    listenFirst()
    const kit = createPreparedKit()
    await settle()
    const wallet = createTestWallet()
    const providers = kit.stores.connectors
      .getState()
      .connectors.map(({ getProvider }) => getProvider('eip155'))
    expect(providers).toContain(wallet.provider)
  })

  it('is not restored in its place', async () => {
    const impostor = listenFirst()
    createTestWallet()
    const storage = createMemoryStorage({
      '@appkit/connection_status': 'connected',
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/eip155:connected_connector_id': 'test.wallet',
    })
    const kit = createTestKit({ storage })
    await kit.ready()
    expect(getOwnProvider(kit, 'eip155')).not.toBe(impostor)
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

// T16
describe('a namesake that appears beside a merged wallet', () => {
  it('leaves a connected one whole', async () => {
    createTestWallet()
    createTestSolanaWallet({ name })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    await connect(kit, { connectorId: 'test.wallet' })
    createTestWallet({ rdns: 'impostor.wallet' })
    createTestSolanaWallet({ name })
    expect(kit.getAddress('solana')).toBe(firstSolanaAddress)
    expect(kit.getProvider('solana')).toBeDefined()
    await expect(signMessage(kit, { namespace: 'solana', message: 'hello' })).resolves.toMatch(/^\w+$/)
    await disconnect(kit)
    createTestWallet({ rdns: 'another.wallet' })
    expect(getShownConnectors(kit).every(({ type }) => type === 'ANNOUNCED')).toBe(true)
  })

  it('does not make a repeated call a second question', async () => {
    const wallet = createTestWallet()
    createTestSolanaWallet({ name })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    wallet.setHold(true)
    const calls = [connect(kit, { connectorId: 'test.wallet' })]
    await settle()
    createTestWallet({ rdns: 'third.wallet', name: 'Third' })
    calls.push(connect(kit, { connectorId: 'test.wallet' }))
    await settle()
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
    wallet.setHold(false)
    wallet.answerPending()
    await Promise.all(calls)
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([firstAddress, firstSolanaAddress])
  })
})

// F38
describe('a namespace that is requested twice', () => {
  it('is one question', async () => {
    const wallet = createTestWallet()
    const kit = createPreparedKit()
    await connect(kit, { connectorId: 'test.wallet', namespaces: ['eip155', 'eip155'] })
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })
})

// T16, F16
describe('a wallet whose event methods return rejected promises', () => {
  const reject = async () => {
    throw new Error('asynchronous')
  }

  it('connects and disconnects, and nothing escapes: EIP-1193', async () => {
    const check = watchPage()
    const wallet = createTestWallet({ announced: false })
    const provider = { request: wallet.provider.request, on: reject, removeListener: reject }
    onTestFinished(announceWallet({ info: wallet.info, provider } as never))
    const kit = createPreparedKit()
    await connect(kit, { connectorId: 'test.wallet' })
    await disconnect(kit)
    await new Promise((resolve) => setTimeout(resolve))
    await check()
  })

  it.each([
    ['on', reject],
    ['off', () => reject],
  ])('connects and disconnects, and nothing escapes: Wallet Standard, %s', async (_, on) => {
    const check = watchPage()
    const { wallet } = createTestSolanaWallet({ registered: false })
    const features = { ...wallet.features, 'standard:events': { version: '1.0.0', on } }
    const hostile = { ...wallet, name: 'Hostile', features, accounts: [] }
    onTestFinished(registerStandardWallet(hostile as never))
    const kit = createPreparedKit(twoFamilies)
    await settle()
    await connect(kit, { connectorId: 'standard.hostile' })
    await disconnect(kit)
    await new Promise((resolve) => setTimeout(resolve))
    await check()
  })
})

// T16
describe('the event of an injected wallet', () => {
  it('counts again after one that came too early', () => {
    const kit = createTestKit()
    window.dispatchEvent(new Event('ethereum#initialized'))
    const wallet = createTestWallet({ announced: false })
    Object.assign(window, { ethereum: wallet.provider })
    onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
    window.dispatchEvent(new Event('ethereum#initialized'))
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(kit.stores.connectors.getState().connectors.map(({ id }) => id)).toEqual(['injected'])
  })
})
