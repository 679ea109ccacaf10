import { expect, it } from 'vitest'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { createProposal } from './createProposal.ts'

const eip155 = { name: 'eip155', pairing: { methods: ['m'], events: ['e'] } } as unknown as Namespace
const solana = { name: 'solana', pairing: { methods: ['s'], events: [] } } as unknown as Namespace
const polkadot = { name: 'polkadot' } as unknown as Namespace

const networkOf = (chainNamespace: string, id: number, rpcUrls: object = {}) =>
  ({ chainNamespace, id, caipNetworkId: `${chainNamespace}:${id}`, rpcUrls }) as unknown as CaipNetwork

const first = networkOf('eip155', 1, { default: { http: ['https://one.test/', 'https://two.test/'] } })
const second = networkOf('eip155', 137, { default: { http: [] } })
const third = networkOf('eip155', 10)

// T17
it('asks for the networks of the host app, each in its family, and for nothing else', () => {
  expect(
    createProposal([eip155, solana, polkadot], [first, second, third, networkOf('polkadot', 1)]),
  ).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:137', 'eip155:10'],
      methods: ['m'],
      events: ['e'],
      rpcMap: { 1: 'https://one.test/' },
    },
  })
  expect(createProposal([solana], [networkOf('solana', 1), first])).toEqual({
    solana: { chains: ['solana:1'], methods: ['s'], events: [], rpcMap: {} },
  })
})
