import { describe, expect, it } from 'vitest'
import { createEip155 } from '../../../chains/namespaces/eip155/createEip155.ts'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import { createSolana } from '../../../chains/namespaces/solana/createSolana.ts'
import { solana } from '../../../chains/namespaces/solana/networks/solana.ts'
import { toCaipNetwork } from '../../../chains/networks/toCaipNetwork.ts'
import { ethereum, polygon } from '../../../test/testPage.test.helper.ts'
import { createProposal } from './createProposal.ts'

const namespaces = [createEip155(), createSolana()] as readonly Namespace[]
const networks = [ethereum, polygon, solana].map((network) => toCaipNetwork(network, {}))
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('a proposal', () => {
  it('has one entry per namespace, with the networks in their order and RPC URLs by bare chain id', () => {
    const { eip155, solana: other, ...rest } = createProposal(namespaces, networks)
    expect(eip155).toMatchObject({
      chains: ['eip155:1', 'eip155:137'],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: { 1: 'http://localhost:3000/node/1', 137: 'http://localhost:3000/node/137' },
    })
    expect(eip155?.methods).toHaveLength(24)
    expect(other?.chains).toEqual([solanaId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])
    expect(other?.methods).toHaveLength(6)
    expect(rest).toEqual({})
  })

  it('is empty without networks', () => {
    expect(createProposal(namespaces, [])).toEqual({})
  })

  it('universalProviderConfigOverride: replaces whole lists by the override, per namespace, and nothing else', () => {
    const plain = createProposal(namespaces, networks)
    const changed = createProposal(namespaces, networks, {
      methods: { eip155: ['personal_sign'] },
      chains: { solana: [solanaId] },
      events: { eip155: ['chainChanged'] },
      rpcMap: { 'eip155:10': 'https://rpc.example/10' },
      defaultChain: 'eip155:137',
    })
    expect(changed).toEqual({
      eip155: {
        ...plain.eip155,
        methods: ['personal_sign'],
        events: ['chainChanged'],
        rpcMap: { 10: 'https://rpc.example/10' },
        defaultChain: '137',
      },
      solana: { ...plain.solana, chains: [solanaId] },
    })
  })

  it('has a namespace that only the override names, with the defaults that are known of it', () => {
    const proposal = createProposal(namespaces, [], {
      chains: { eip155: ['eip155:1'], bip122: ['bip122:000000000019d6689c085ae165831e93'] },
    })
    expect(proposal.eip155?.methods).toHaveLength(24)
    expect(proposal.eip155?.chains).toEqual(['eip155:1'])
    expect(proposal.bip122).toEqual({
      chains: ['bip122:000000000019d6689c085ae165831e93'],
      methods: [],
      events: [],
      rpcMap: {},
    })
  })

  it('is an equal copy for an override that is empty', () => {
    const plain = createProposal(namespaces, networks)
    expect(createProposal(namespaces, networks, {})).toEqual(plain)
    plain.eip155?.methods.push('x')
    expect(createProposal(namespaces, networks).eip155?.methods).toHaveLength(24)
  })
})
