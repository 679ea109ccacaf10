// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createMemoryStorage, createTestWallet, ethereum, settle } from '../test/testPage.test.helper.ts'
import { connect } from '../wallets/connection/connect.ts'
import { getShownConnectors } from '../wallets/directory/getShownConnectors.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import { createAppKit } from './createAppKit.ts'

const create = (options: Partial<CreateAppKitOptions>) =>
  createAppKit({ projectId: '', networks: [ethereum], storage: createMemoryStorage(), ...options })

it('without a project id an installed wallet connects, and no hosted service is used', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetched = vi.spyOn(globalThis, 'fetch')
  createTestWallet()
  const kit = create({})
  expect(kit.services).toEqual({
    auth: '/api/auth',
    walletDirectory: false,
    dataService: false,
    relay: false,
    analytics: false,
    frame: false,
  })
  await kit.open()
  await settle()
  expect(getShownConnectors(kit).map(({ name }) => name)).toEqual(['Test Wallet'])
  await connect(kit, { connectorId: 'test.wallet' })
  expect(kit.getIsConnectedState()).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
  kit.destroy()
})

it('without a project id the host app’s own services are used', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const kit = create({ services: { walletDirectory: 'https://wallets.example' } })
  expect(kit.services).toMatchObject({ walletDirectory: 'https://wallets.example', dataService: false })
  kit.destroy()
})

it('with one the hosted services are the default', () => {
  const kit = create({ projectId: 'id' })
  expect(kit.services.walletDirectory).toMatch(/^https:/)
  expect(kit.services.relay).toMatch(/^wss:/)
  kit.destroy()
})
