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
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a visitor connects by clicking', async () => {
  stubNode({ eth_chainId: '0x1', eth_getBalance: '0x14d1120d7b160000' })
  const wallet = announceTestWallet({ 1: 'http://node.test' })
  const kit = startKit()
  onTestFinished(() => kit.destroy())
  render(<App />)
  await kit.ready()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bring your own account.')

  const modal = await openModal()
  fireEvent.click(await modal.findByRole('button', { name: /Test Wallet/ }))

  const card = within(screen.getByRole('region', { name: 'Account' }))
  expect(await card.findByText(wallet.accounts[0] ?? '')).toBeTruthy()
  expect(card.getByText('Ethereum')).toBeTruthy()
  expect(await card.findByText(/^1\.50* ETH$/)).toBeTruthy()
}, 30_000)

test('without a project id the first click lists installed wallets, and nothing is requested or logged', async () => {
  vi.stubEnv('VITE_PROJECT_ID', '')
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  announceTestWallet({ 1: 'http://node.test' })
  const kit = startKit()
  onTestFinished(() => kit.destroy())
  render(<App />)
  const modal = await openModal()
  // The wallet of the other test is still in the page.
  expect(await modal.findAllByRole('button', { name: /Test Wallet/ })).not.toEqual([])
  expect(modal.queryByText('Project ID Not Configured')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  for (const log of logged) expect(log).not.toHaveBeenCalled()
}, 30_000)
