// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import type { SIWXConfig } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, expect, it } from 'vitest'
import { modalScreen } from '../../testing/modalScreen.ts'
import { testKit } from '../../testing/testKit.ts'
import { testWallet } from '../../testing/testWallet.ts'

afterEach(() => cleanup())

const other = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' as const

/** A plug-in whose server reports a session of these accounts beside the connected one. */
function siwxOf(linked: readonly (typeof other)[]): SIWXConfig {
  const nothing = async () => undefined
  return {
    createMessage: () => Promise.reject(new Error('not needed')),
    addSession: nothing,
    revokeSession: nothing,
    setSessions: nothing,
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

async function openAccount(linked: readonly (typeof other)[]) {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], siwx: siwxOf(linked) })
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
    expect.stringMatching(/solana:5eykt4.*Signed in/),
  ])
  expect(modalScreen().getByRole('list', { name: 'Accounts of this sign-in' })).toBeTruthy()
})

it('a session of one account has no list, and no row of its own', async () => {
  await openAccount([])
  expect(modalScreen().queryByTestId('wui-profile-button')).toBeNull()
})
