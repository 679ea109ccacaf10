// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { firstAddress } from '../../../test/testPage.test.helper.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { pair } from './pairingKit.test.helper.ts'

const fake = createFakePairingClient()
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init: () => fake.init() } }))

it('the networks that a paired wallet has approved follow its session', async () => {
  const { kit, topic } = await pair(fake)
  fake.update(topic, { eip155: { accounts: [`eip155:1:${firstAddress}`, `eip155:137:${firstAddress}`] } })
  expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:1', 'eip155:137'])
  fake.update(topic, { eip155: { accounts: [`eip155:137:${firstAddress}`] } })
  expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:137'])
  await kit.disconnect()
  expect(kit.getApprovedCaipNetworkIds()).toEqual([])
})
