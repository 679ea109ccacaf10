import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { ConnectButton } from '@wallet-kit/react'
import { expect, test } from 'vitest'
import { Account } from './Account.tsx'
import { announceTestWallet } from './announceTestWallet.ts'
import { Providers } from './Providers.tsx'
import { openModal, stubNode } from './testSupport.ts'

// The modal's code is loaded on the first click.
configure({ asyncUtilTimeout: 10_000 })

test('a visitor connects by clicking', async () => {
  stubNode({ eth_chainId: '0x1', eth_getBalance: '0x14d1120d7b160000' })
  const wallet = announceTestWallet({ 1: 'http://node.test' })
  render(
    <Providers>
      <ConnectButton />
      <Account />
    </Providers>,
  )
  const modal = await openModal()
  fireEvent.click(await modal.findByRole('button', { name: /Test Wallet/ }))

  const card = within(screen.getByRole('region', { name: 'Account' }))
  expect(await card.findByText(wallet.accounts[0] ?? '')).toBeTruthy()
  expect(card.getByText('Ethereum')).toBeTruthy()
  expect(await card.findByText(/^1\.50* ETH$/)).toBeTruthy()
}, 30_000)
