import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Connector } from '../Connector.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { walletStandardKind } from './walletStandardKind.ts'

const icon = 'data:image/png;base64,AA=='
const noop = () => undefined
const features = {
  'standard:connect': { version: '1.0.0', connect: noop },
  'standard:disconnect': { version: '1.0.0', disconnect: noop },
  'standard:events': { version: '1.0.0', on: () => noop },
  'solana:signMessage': { version: '1.0.0', signMessage: noop },
  'solana:signTransaction': { version: '1.0.0', signTransaction: noop },
}

function createWallet(change: object = {}): Wallet {
  return {
    version: '1.0.0',
    name: 'One',
    icon,
    chains: ['solana:mainnet'],
    features,
    accounts: [],
    ...change,
  } as unknown as Wallet
}

function register(wallet: Wallet): () => void {
  const unregister = getWallets().register(wallet)
  onTestFinished(unregister)
  return unregister
}

function start(requested: readonly string[] = ['solana']) {
  const found: Connector[] = []
  const sink = {
    getAll: () => found,
    add: vi.fn((connector: Connector) => void found.push(connector)),
    remove: vi.fn(
      (id: string) => void found.splice(0, found.length, ...found.filter((each) => each.id !== id)),
    ),
    arrange: vi.fn(),
    refresh: vi.fn(),
  }
  const networks = {
    getState: () => ({ requested: requested.map((chainNamespace) => ({ chainNamespace })) }),
  }
  const context = { stores: { networks }, namespaces: {} } as unknown as ConnectorContext
  const stop = walletStandardKind.start(context, sink)
  onTestFinished(stop)
  return { found, sink, stop, ids: () => found.map(({ id }) => id) }
}

// T16
describe('registered wallets', () => {
  it.each(['walletConnect', 'ID_AUTH', 'AUTH', 'injected', 'external:safe', 'io.metamask'])(
    'claim no stored choice of another kind by the name %s',
    (name) => {
      register(createWallet({ name }))
      expect(start().found).toMatchObject([{ name, formerStoredIds: [] }])
    },
  )

  it('are found under their own name, as AppKit stores them', () => {
    register(createWallet({ name: 'Other Wallet' }))
    expect(start().found).toMatchObject([{ formerStoredIds: ['Other Wallet'] }])
  })

  it('are listed when they serve a family of the host app, before and after', () => {
    const early = createWallet()
    register(early)
    const { found, sink } = start()
    expect(sink.arrange).toHaveBeenCalledExactlyOnceWith(mergeConnectors)
    const late = createWallet({ name: 'Two', icon: 'https://two.test/icon.png' })
    register(late)
    expect(found).toMatchObject([
      {
        id: 'standard.one',
        storedId: 'standard.one',
        name: 'One',
        type: 'ANNOUNCED',
        imageUrl: icon,
        namespaces: ['solana'],
      },
      {
        id: 'standard.two',
        storedId: 'standard.two',
        name: 'Two',
        type: 'ANNOUNCED',
        namespaces: ['solana'],
      },
    ])
    expect(found[0]?.getProvider('solana')).toBe(early)
    expect(found[1]).not.toHaveProperty('imageUrl')
    expect(start(['eip155']).found).toEqual([])
  })

  it('are listed once each, though names are taken', () => {
    const { ids } = start()
    const one = createWallet()
    register(one)
    register(one)
    register(createWallet())
    register(createWallet())
    const all = ids()
    expect(all[0]).toBe('standard.one')
    expect(all).toHaveLength(3)
    expect(new Set(all).size).toBe(3)
    expect(all.slice(1)).toEqual([
      expect.stringMatching(/^standard\.one:\d+$/),
      expect.stringMatching(/^standard\.one:\d+$/),
    ])
  })

  it('leave the list when they unregister, and may come back', () => {
    const { ids, sink } = start()
    const one = createWallet()
    const unregister = register(one)
    unregister()
    expect(sink.remove).toHaveBeenCalledExactlyOnceWith('standard.one')
    expect(ids()).toEqual([])
    register(one)
    expect(ids()).toEqual(['standard.one'])
    // A wallet without a name was never listed.
    register(createWallet({ name: '' }))()
    expect(sink.remove).toHaveBeenCalledTimes(1)
  })

  it('are not listed when it is over', () => {
    const { stop, sink } = start()
    stop()
    register(createWallet())
    expect(sink.add).not.toHaveBeenCalled()
  })

  it.each<[string, object]>([
    ['has no name', { name: '' }],
    ['has a name that is no text', { name: 7 }],
    ['has no chains', { chains: undefined }],
    ['has chains that are no list', { chains: 'solana:mainnet' }],
    ['has features that are none', { features: null }],
    ['has features that are a string', { features: 'all' }],
    ['has no features', { features: {} }],
    ['serves another family', { chains: ['sui:mainnet'] }],
    [
      'throws',
      {
        get features() {
          throw new Error('broken')
        },
      },
    ],
  ])('one that %s hides no other', (_, change) => {
    const { ids } = start()
    register(Object.defineProperties(createWallet(), Object.getOwnPropertyDescriptors(change)))
    register(createWallet({ name: 'Two' }))
    expect(ids()).toEqual(['standard.two'])
  })

  it.each([
    ['My Wallet', 'standard.my-wallet'],
    ['A  &  B', 'standard.a-b'],
    ['Ünï', 'standard.-fcn-ef'],
    ['x'.repeat(300), undefined],
  ])('have ids of their names: %s', (name, id) => {
    const { found } = start()
    register(createWallet({ name }))
    if (id) expect(found[0]?.id).toBe(id)
    else expect(String(found[0]?.id).length).toBeLessThanOrEqual(137)
  })
})
