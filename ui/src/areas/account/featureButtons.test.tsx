// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const services = { walletDirectory: false, dataService: 'http://service.invalid', relay: false } as const

/** Names of the feature buttons of a connected account, in their order. */
async function featuresOf(options: TestKitOptions) {
  const kit = testKit({ wallets: [testWallet()], services, ...options })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open()
  const screen = modalScreen()
  await waitFor(() => screen.getByTestId('w3m-account-wallet-features-widget'))
  return screen
    .getAllByTestId(/^wallet-features-\w+-button$/)
    .map((button) => button.getAttribute('data-testid')?.split('-')[2])
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('the buttons of an account', () => {
  it('are in the order of the host app', async () => {
    expect(await featuresOf({ features: { walletFeaturesOrder: ['send', 'swaps', 'receive'] } })).toEqual([
      'send',
      'swaps',
      'receive',
    ])
  })

  it.each<[string, TestKitOptions]>([
    ['the feature is off', { features: { swaps: false } }],
    ['the data service is off', { services: { ...services, dataService: false } }],
  ])('have no swap where %s', async (_, options) => {
    expect(await featuresOf(options)).not.toContain('swaps')
  })
})
