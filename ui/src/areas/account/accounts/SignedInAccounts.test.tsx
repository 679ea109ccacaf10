// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import type { SIWXConfig } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, expect, it } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

afterEach(() => cleanup())

const other = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' as const

/** A plug-in whose server reports a session of these accounts beside the connected one. */
function siwxOf(given: readonly (typeof other)[], change: Partial<SIWXConfig> = {}): SIWXConfig {
  const nothing = async () => undefined
  let linked = given
  return {
    createMessage: () => Promise.reject(new Error('not needed')),
    addSession: nothing,
    revokeSession: nothing,
    setSessions: nothing,
    async unlinkAccount(account) {
      linked = linked.filter((one) => one !== account)
    },
    ...change,
    getSessions: async (chainId, accountAddress) => [
      {
        data: { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' },
        message: '',
        signature: '',
        accounts: [`${chainId}:${accountAddress}`, ...linked],
      },
    ],
  }
}

async function openAccount(linked: readonly (typeof other)[], change?: Partial<SIWXConfig>) {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], siwx: siwxOf(linked, change) })
  await connect(kit, { connectorId: 'com.example.test' })
  await waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
  await kit.open({ view: 'Account' })
  await waitFor(() => modalScreen().getByText('Disconnect'))
  return kit
}

it('Profile lists the accounts of a session that has several, with their networks', async () => {
  const kit = await openAccount([other])
  const row = await waitFor(() => modalScreen().getByTestId('wui-profile-button'))
  row.click()
  await waitFor(() => expect(kit.stores.modal.getState().view).toBe('Profile'))
  const items = await waitFor(() => modalScreen().getAllByTestId('profile-signed-in-account'))
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ethereum.*Signed in/),
    expect.stringMatching(/solana:5eykt4.*Remove/),
  ])
  expect(modalScreen().getByRole('list', { name: 'Signed-in accounts' })).toBeTruthy()
})

async function openProfile(change?: Partial<SIWXConfig>) {
  const kit = await openAccount([other], change)
  await kit.open({ view: 'Profile' })
  const remove = await waitFor(() => modalScreen().getByTestId('profile-remove-account'))
  expect(remove.getAttribute('aria-label')).toMatch(/^Remove 7S3P…ArAaKv from this sign-in$/)
  return { kit, remove }
}

it('an account that is removed leaves the list, and the session stays', async () => {
  const { kit, remove } = await openProfile()
  expect(modalScreen().getAllByTestId('profile-remove-account')).toHaveLength(1)
  fireEvent.click(remove)
  await waitFor(() => expect(modalScreen().queryByTestId('profile-signed-in-account')).toBeNull())
  expect(kit.stores.signIn.getState()).toMatchObject({ status: 'authenticated' })
})

it('an account that could not be removed stays, and a toast reports it', async () => {
  const { kit, remove } = await openProfile({ unlinkAccount: () => Promise.reject(new Error('down')) })
  fireEvent.click(remove)
  await waitFor(() =>
    expect(kit.stores.notices.getState().toast).toMatchObject({
      message: 'The account was not removed. Try again.',
      variant: 'error',
    }),
  )
  expect(modalScreen().getAllByTestId('profile-signed-in-account')).toHaveLength(2)
})

it('a session of one account has no list, and no row of its own', async () => {
  await openAccount([])
  expect(modalScreen().queryByTestId('wui-profile-button')).toBeNull()
})
