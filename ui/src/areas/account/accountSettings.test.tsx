// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { externalConnector } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { openConnected } from '../../test/openConnected.ts'
import { stubServices } from '../../test/stubServices.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const nameless = { name: null, avatar: null }

it('the profile leads to the settings of the account', async () => {
  const wallet = testWallet()
  const [address = ''] = wallet.accounts
  const path = address.toLowerCase()
  stubServices({ service: { [`identity/${path}`]: nameless, [`reverse/${path}`]: [] } })
  const { kit, screen } = await openConnected('Profile', {}, wallet)
  fireEvent.click(await screen.findByTestId('account-settings-button'))
  const shown = await screen.findByTestId('account-settings-address')
  expect(screen.getByRole('dialog', { name: 'Account Settings' })).toBeTruthy()
  expect(shown.textContent?.replace(/\s/g, '')).toContain(address)
  await screen.findByTestId('account-choose-name-button')
  fireEvent.click(screen.getByTestId('account-switch-network-button'))
  fireEvent.click(await screen.findByTestId('w3m-network-switch-Polygon'))
  // Back where it was chosen.
  await waitFor(() => expect(kit.getCaipNetwork()?.name).toBe('Polygon'))
  await screen.findByTestId('account-settings-address')
  fireEvent.click(screen.getByTestId('disconnect-button'))
  await waitFor(() => expect(kit.getIsConnectedState()).toBe(false))
})

it('of a login with one account they are opened from the account', async () => {
  const wallet = testWallet()
  const login = externalConnector({ id: 'frame', name: 'Frame', providers: { eip155: wallet.provider } })
  const kit = testKit({ connectors: [{ ...login, type: 'AUTH' }] })
  await connect(kit, { connectorId: 'frame' })
  await kit.open({ view: 'Account' })
  const screen = modalScreen()
  fireEvent.click(await screen.findByTestId('w3m-profile-button'))
  await screen.findByTestId('account-settings-address')
})
