import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'

/** Ethereum's node, which is asked for its chain as well; all other services are down. */
export function stubNetwork(balance: bigint) {
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
export async function openModal() {
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  return await waitFor(() => {
    const root = document.querySelector('w3m-modal')?.shadowRoot
    if (!root) throw new Error('the modal is not mounted yet')
    return within(root as unknown as HTMLElement)
  })
}
