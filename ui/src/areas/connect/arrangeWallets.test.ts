import type { Connector, ConnectorType, ListedWallet } from '@wallet-kit/sdk'
import { describe, expect, it } from 'vitest'
import { type ArrangeWalletsParameters, arrangeWallets } from './arrangeWallets.ts'

const wallet = (id: string, connectorId?: string): ListedWallet => ({
  id,
  name: id,
  ...(connectorId ? { connectorId } : {}),
})
const connector = (id: string, type: ConnectorType = 'ANNOUNCED') => ({ id, name: id, type }) as Connector
const base: ArrangeWalletsParameters = {
  connectors: [connector('io.one')],
  recent: [],
  featured: [],
  custom: [],
  recommended: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => wallet(id)),
  hasHostChoice: false,
  order: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
}
const every: ArrangeWalletsParameters = {
  ...base,
  connectors: [
    connector('both', 'MULTI_CHAIN'),
    connector('external', 'EXTERNAL'),
    connector('legacy', 'INJECTED'),
    connector('walletConnect', 'WALLET_CONNECT'),
    connector('announced'),
  ],
  recent: [wallet('recent')],
  featured: [wallet('featured')],
  custom: [wallet('custom')],
}

const idsOf = (parameters: ArrangeWalletsParameters) =>
  arrangeWallets(parameters).flatMap(({ connectors, wallets }) =>
    [...connectors, ...wallets].map(({ id }) => id),
  )
const listed = (parameters: ArrangeWalletsParameters) => idsOf(parameters).filter((id) => id !== 'io.one')

describe('the order of connectors', () => {
  it('is walletConnect, recent, injected, featured, custom, external, recommended by default', () => {
    const present = [
      'walletConnect',
      'recent',
      'both',
      'legacy',
      'announced',
      'featured',
      'custom',
      'external',
    ]
    expect(idsOf(every)).toEqual([...present, 'a', 'b'])
  })

  it('is connectorTypeOrder, then that of the kinds it does not name', () => {
    const ids = idsOf({ ...every, recommended: [], order: ['custom', 'external', 'walletConnect'] })
    expect(ids).toEqual([
      'custom',
      'external',
      'walletConnect',
      'recent',
      'both',
      'legacy',
      'announced',
      'featured',
    ])
  })

  it('ignores kinds that do not exist and repeated ones, and is the default for an empty list', () => {
    const order = ['recommended', 'none', 'recommended'] as unknown as ArrangeWalletsParameters['order']
    expect(idsOf({ ...base, order })).toEqual(['a', 'b', 'c', 'd', 'e', 'io.one'])
    expect(idsOf({ ...every, order: [] })).toEqual(idsOf(every))
  })
})

describe('duplicates', () => {
  it('an installed wallet is not listed again: by its rdns or its id', () => {
    const recommended = [wallet('one', 'io.one'), wallet('io.one'), wallet('a')]
    expect(listed({ ...base, recommended })).toEqual(['a'])
    const others = { recent: [wallet('one', 'io.one')], featured: [wallet('one', 'io.one')] }
    expect(listed({ ...base, ...others, custom: [wallet('io.one')], recommended: [] })).toEqual([])
  })

  it('a recent wallet is not listed again, wherever recent ones are', () => {
    const both = { recent: [wallet('x')], featured: [wallet('x'), wallet('y')], recommended: [] }
    expect(listed({ ...base, ...both })).toEqual(['x', 'y'])
    expect(listed({ ...base, ...both, order: ['featured', 'recent'] })).toEqual(['y', 'x'])
  })

  it('a wallet of two kinds is listed with the first', () => {
    const both = { ...base, featured: [wallet('x')], custom: [wallet('x'), wallet('y')], hasHostChoice: true }
    expect(listed(both)).toEqual(['x', 'y'])
  })
})

describe('recommended wallets', () => {
  it('fill the room that installed and recent ones leave, and are never less than two', () => {
    expect(listed(base)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(listed({ ...base, recent: [wallet('r')] })).toEqual(['r', 'a', 'b', 'c', 'd'])
    const connectors = Array.from({ length: 9 }, (_, index) => connector(`io.${index}`))
    expect(idsOf({ ...base, connectors }).slice(9)).toEqual(['a', 'b'])
  })

  it('are left out where the host app features or defines wallets', () => {
    expect(listed({ ...base, featured: [wallet('f')], hasHostChoice: true })).toEqual(['f'])
  })
})
