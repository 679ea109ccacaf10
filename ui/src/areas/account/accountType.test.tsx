// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { createError } from '@wallet-kit/sdk/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { networks, testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'

const smart = `0x${'5a'.repeat(20)}`
const row = 'account-toggle-preferred-account-type'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** The settings of a visitor who has a smart account on Ethereum. */
async function openSettings(preferAccountType = vi.fn(async () => undefined)) {
  const login = testLogin()
  const [key = ''] = login.wallet.accounts
  const kit = testKit({ connectors: [{ ...login.connector, preferAccountType }] })
  const connecting = connect(kit, { connectorId: 'ID_AUTH' })
  await waitFor(() => expect(login.count()).toBe(1))
  login.succeed({
    embeddedWalletInfo: {
      user: { email: 'alice@mail.example' },
      authProvider: 'email',
      accountType: 'smartAccount',
      isSmartAccountDeployed: false,
    },
    loginAccounts: {
      accounts: [
        { address: key, type: 'eoa' },
        { address: smart, type: 'smartAccount' },
      ],
      preferredType: 'smartAccount',
      smartAccountEnabledNetworks: ['eip155:1'],
    },
  })
  await connecting
  await kit.open({ view: 'Account' })
  const events: object[] = []
  kit.subscribeEvents(({ data }) => events.push(data))
  const screen = modalScreen()
  fireEvent.click(await screen.findByTestId('w3m-profile-button'))
  fireEvent.click(await screen.findByTestId('account-settings-button'))
  await screen.findByTestId(row)
  const shown = () => screen.getByTestId('account-settings-address').textContent?.replace(/\s/g, '')
  return { kit, screen, key, events, shown, preferAccountType }
}

it('the settings of a login switch its kind of account there and back', async () => {
  const { kit, screen, key, events, shown, preferAccountType } = await openSettings()
  expect(screen.getByTestId(row).textContent).toContain('Switch to your EOA')
  expect(screen.getByTestId(row).textContent).toContain('Another address, its own balance')
  expect(shown()).toContain(smart)
  fireEvent.click(screen.getByTestId(row))
  await waitFor(() => expect(shown()).toContain(key))
  await waitFor(() => expect(screen.getByTestId(row).textContent).toContain('Switch to your smart account'))
  expect(preferAccountType).toHaveBeenCalledWith('eip155', 'eoa', expect.anything())
  const properties = { accountType: 'eoa', network: 'eip155:1' }
  expect(events).toContainEqual({ type: 'track', event: 'SET_PREFERRED_ACCOUNT_TYPE', properties })
  await waitFor(() => expect(screen.getByTestId(row).getAttribute('aria-busy')).toBeNull())
  fireEvent.click(screen.getByTestId(row))
  await waitFor(() => expect(kit.getAddress()).toBe(smart))
})

it('the settings of a login hide the switch where there are no smart accounts', async () => {
  const { kit, screen, key, shown } = await openSettings()
  await kit.switchNetwork(networks[1])
  await waitFor(() => expect(shown()).toContain(key))
  expect(screen.queryByTestId(row)).toBeNull()
  await kit.switchNetwork(networks[0])
  await screen.findByTestId(row)
})

it('a refused switch shows that the key’s account is used, and counts as none', async () => {
  const refuse = () => Promise.reject(createError(['FRAME_ERROR', 1703, 'Down']))
  const { kit, screen, key, events, shown, preferAccountType } = await openSettings()
  fireEvent.click(screen.getByTestId(row))
  await waitFor(() => expect(shown()).toContain(key))
  await waitFor(() => expect(screen.getByTestId(row).getAttribute('aria-busy')).toBeNull())
  events.length = 0
  preferAccountType.mockImplementation(refuse)
  fireEvent.click(screen.getByTestId(row))
  await screen.findByText('Your smart account is not available. Your EOA is used instead.')
  expect(kit.getAddress()).toBe(key)
  expect(JSON.stringify(events)).not.toContain('SET_PREFERRED_ACCOUNT_TYPE')
})

it('an account in the list that the login’s service refuses is not said to be gone', async () => {
  const refuse = () => Promise.reject(createError(['FRAME_ERROR', 1703, 'Down']))
  const { kit, screen, key, shown, preferAccountType } = await openSettings()
  fireEvent.click(screen.getByTestId(row))
  await waitFor(() => expect(shown()).toContain(key))
  preferAccountType.mockImplementation(refuse)
  fireEvent.click(screen.getByTestId('header-back'))
  fireEvent.click(await screen.findByTestId(/^w3m-switch-address-button-/))
  await screen.findByText('Your smart account is not available. Your EOA is used instead.')
  expect(screen.queryByText(/no longer shares/)).toBeNull()
  expect(screen.getAllByTestId('switch-address-item')).toHaveLength(2)
  expect(kit.getAddress()).toBe(key)
})
