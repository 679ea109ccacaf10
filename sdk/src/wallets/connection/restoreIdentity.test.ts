// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  getOwnProvider,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { externalConnector } from '../connectors/external/externalConnector.ts'
import { connect } from './connect.ts'

const connectorKey = '@appkit/eip155:connected_connector_id'

/** Storage of an earlier visit. */
function stored(connectorId: string, namespace = 'eip155') {
  return createMemoryStorage({
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': namespace,
    [`@appkit/${namespace}:connected_connector_id`]: connectorId,
  })
}

/** A wallet that the page was allowed to see on an earlier visit. */
function createKnownWallet(options: Parameters<typeof createTestWallet>[0] = {}) {
  const memory = JSON.stringify({ granted: true, locked: false, accountIndex: 0, chainId: 1 })
  const key = `scripted-wallet:${options.rdns ?? 'test.wallet'}`
  return createTestWallet({ storage: createMemoryStorage({ [key]: memory }), ...options })
}

function injectLegacy() {
  const wallet = createKnownWallet({ announced: false })
  Object.assign(window, { ethereum: wallet.provider })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
  return wallet
}

// T16, T25
describe('two wallets that claim to be the stored one', () => {
  it('are both left alone', async () => {
    const wallets = [createKnownWallet(), createKnownWallet({ name: 'Impostor' })]
    const storage = stored('test.wallet')
    const kit = createTestKit({ storage })
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(wallets.flatMap(({ requests }) => requests)).toEqual([])
    expect(storage.getItem(connectorKey)).toBeNull()
  })

  it('are both left alone when the second one is announced while the first one is asked', async () => {
    const first = createKnownWallet()
    first.setHold(true)
    const { request } = first.provider
    let release: (() => void) | undefined
    first.provider.request = async (args) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return request(args)
    }
    const kit = createTestKit({ storage: stored('test.wallet') })
    await settle()
    createKnownWallet({ name: 'Second' })
    while (kit.getAccount().status === 'reconnecting') {
      release?.()
      await settle()
    }
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('end what was restored when the second one is announced later', async () => {
    createKnownWallet({ name: 'Impostor' })
    const kit = createTestKit({ storage: stored('test.wallet') })
    await kit.ready()
    expect(kit.getAddress()).toBe(firstAddress)
    createKnownWallet()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('do not end what the visitor has chosen on this page', async () => {
    const wallet = createKnownWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    createKnownWallet({ name: 'Impostor' })
    expect(getOwnProvider(kit, 'eip155')).toBe(wallet.provider)
  })

  it('are left alone where they are registered under one name', async () => {
    const wallets = [createTestSolanaWallet(), createTestSolanaWallet({ name: 'Solana  wallet' })]
    const kit = createPreparedKit({ ...twoFamilies, storage: stored('standard.solana-wallet', 'solana') })
    await settle()
    await kit.ready()
    expect(kit.getAccount('solana').status).toBe('disconnected')
    expect(wallets.flatMap(({ requests }) => requests)).toEqual([])
  })
})

// T16, T25
describe('a stored choice', () => {
  it.each(['injected', 'own', 'external:own', 'standard.solana-wallet', 'walletConnect'])(
    'of another kind is not inherited by a wallet that is announced as "%s"',
    async (rdns) => {
      const pretender = createKnownWallet({ rdns, announced: false })
      const kit = createTestKit({ storage: stored(rdns) })
      onTestFinished(announceWallet(pretender))
      await settle()
      expect(pretender.requests).toEqual([])
      kit.destroy()
    },
  )

  it('of the legacy wallet, or of one of the host app, is restored', async () => {
    const legacy = injectLegacy()
    createKnownWallet({ rdns: 'injected', name: 'Pretender' })
    const kit = createTestKit({ storage: stored('injected') })
    await kit.ready()
    expect(getOwnProvider(kit, 'eip155')).toBe(legacy.provider)

    const own = createKnownWallet({ announced: false })
    const connectors = [
      externalConnector({ id: 'own.test', name: 'Own', providers: { eip155: own.provider } }),
    ]
    createKnownWallet({ rdns: 'own.test', name: 'Pretender' })
    const storage = createMemoryStorage()
    const first = createTestKit({ connectors, storage })
    await connect(first, { connectorId: 'own.test' })
    expect(storage.getItem(connectorKey)).toBe('external:own.test')
    first.destroy()
    const second = createTestKit({ connectors, storage })
    await second.ready()
    expect(getOwnProvider(second, 'eip155')).toBe(own.provider)
  })

  it('of AppKit is restored as the announced wallet of that rdns', async () => {
    const wallet = createKnownWallet({ rdns: 'io.metamask', name: 'MetaMask' })
    const kit = createTestKit({ storage: stored('io.metamask') })
    await kit.ready()
    expect(getOwnProvider(kit, 'eip155')).toBe(wallet.provider)
  })
})
