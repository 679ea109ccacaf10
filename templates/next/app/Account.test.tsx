import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ConnectButton } from '@wallet-kit/react'
import { expect, test, vi } from 'vitest'
import { Account } from './Account.tsx'
import { announceTestWallet } from './announceTestWallet.ts'
import { Providers } from './Providers.tsx'

// The modal's code is loaded on the first click.
configure({ asyncUtilTimeout: 10_000 })

/** Ethereum's node, which is asked for its chain as well; all other services are down. */
function stubNetwork(balance: bigint) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') throw new TypeError('no network in tests')
    const call = await request.json()
    const results: Record<string, bigint> = { eth_chainId: 1n, eth_getBalance: balance }
    const answer = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      result: `0x${results[method]?.toString(16)}`,
    })
    return Response.json(Array.isArray(call) ? call.map(answer) : answer(call))
  })
}

/** Clicks the button of the page and returns the modal. */
async function openModal() {
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  return await waitFor(() => {
    const root = document.querySelector('w3m-modal')?.shadowRoot
    if (!root) throw new Error('the modal is not mounted yet')
    return within(root as unknown as HTMLElement)
  })
}

test('a visitor connects by clicking', async () => {
  stubNetwork(1_500_000_000_000_000_000n)
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
