import { expect, it } from 'vitest'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import { networkOf } from '../connectors/testConnectors.test.helper.ts'
import { createConnectionContext } from './connectionContext.test.helper.ts'
import { getWantedNetworks } from './getWantedNetworks.ts'

function want(change: Partial<NetworksState>, last?: string, names: readonly ChainNamespace[] = ['eip155']) {
  const { context, stores, items } = createConnectionContext()
  stores.networks.set({ ...stores.networks.getState(), ...change } as never)
  if (last) items.set('@appkit/active_caip_network_id', last)
  return getWantedNetworks(context, names).map(({ caipNetworkId }) => caipNetworkId)
}

const polygon = networkOf('eip155:137')
const solana = networkOf('solana:1')

it.each([
  ['the active network', { active: polygon }, 'eip155:1', 'eip155:137'],
  ['the last one where another family is active', { active: solana }, 'eip155:137', 'eip155:137'],
  ['the last one where the active one is not offered', { isSupported: false }, 'eip155:137', 'eip155:137'],
  ['the first one otherwise', { active: solana }, undefined, 'eip155:1'],
  ['the first one where the last one is not offered', { active: solana }, 'eip155:10', 'eip155:1'],
  ['the first one where the last one is of another family', { active: solana }, 'solana:1', 'eip155:1'],
])('is %s', (_, change, last, expected) => {
  expect(want(change, last)).toEqual([expected])
})

it('is one per family, and none where none is offered', () => {
  expect(want({}, undefined, ['solana', 'polkadot', 'eip155'])).toEqual(['solana:1', 'eip155:1'])
})
