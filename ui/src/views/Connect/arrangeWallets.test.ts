import { type Connector, externalConnector } from '@wallet-kit/sdk'
import { expect, it } from 'vitest'
import { arrangeWallets } from './arrangeWallets.ts'

const wallet = (id: string, connectorId?: string) => ({
  id,
  name: id,
  ...(connectorId ? { connectorId } : {}),
})
const connector = (id: string): Connector => externalConnector({ id, name: id, providers: {} })
const base = {
  installed: [connector('io.one')],
  recent: [],
  featured: [],
  custom: [],
  recommended: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => wallet(id)),
  hasHostChoice: false,
  order: ['featured', 'custom', 'recommended'],
} as const
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)

it('fills the room that installed wallets leave, and always proposes two', () => {
  expect(ids(arrangeWallets(base))).toEqual(['a', 'b', 'c', 'd', 'e'])
  const many = Array.from({ length: 9 }, (_, index) => connector(`io.${index}`))
  expect(ids(arrangeWallets({ ...base, installed: many }))).toEqual(['a', 'b'])
})

it('lists no wallet twice: not an installed one, nor one of two kinds', () => {
  const recommended = [wallet('one', 'io.one'), wallet('a')]
  expect(ids(arrangeWallets({ ...base, recommended }))).toEqual(['a'])
  const both = { ...base, featured: [wallet('x')], custom: [wallet('x'), wallet('y')], hasHostChoice: true }
  expect(ids(arrangeWallets(both))).toEqual(['x', 'y'])
})

it('lists recent wallets where the host app has them, instead of among the others', () => {
  const order = ['recent', 'featured', 'custom', 'recommended'] as const
  const recent = [wallet('r'), wallet('one', 'io.one')]
  const recommended = ['a', 'r', 'b', 'c', 'd', 'e'].map((id) => wallet(id))
  expect(ids(arrangeWallets({ ...base, order, recent, recommended }))).toEqual(['r', 'a', 'b', 'c', 'd'])
})

it('keeps the order of kinds that the host gave, and recommends nothing beside its choice', () => {
  const chosen = { ...base, featured: [wallet('f1')], custom: [wallet('c1')], hasHostChoice: true }
  expect(ids(arrangeWallets({ ...chosen, order: ['recommended', 'custom', 'featured'] }))).toEqual([
    'c1',
    'f1',
  ])
})
