import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { App } from './App.tsx'
import { announceTestWallet } from './announceTestWallet.ts'
import { startKit } from './startKit.ts'
import { openModal, stubNode } from './testSupport.ts'

// The modal's code is loaded on the first click.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a visitor connects and signs by clicking', async () => {
  stubNode({
    getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    getBalance: { context: { slot: 1 }, value: 1_500_000_000 },
  })
  const wallet = announceTestWallet({ solana: 'http://node.test' })
  const kit = startKit()
  onTestFinished(() => kit.destroy())
  render(<App />)
  await kit.ready()
  const modal = await openModal()
  fireEvent.click(await modal.findByRole('button', { name: /Test Wallet/ }))

  const card = within(screen.getByRole('region', { name: 'Account' }))
  expect(await card.findByText(wallet.accounts[0] ?? '')).toBeTruthy()
  expect(card.getByText('Solana')).toBeTruthy()
  expect(await card.findByText(/^1\.50* SOL$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign a message' }))
  expect(await screen.findByText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)).toBeTruthy()
}, 30_000)
