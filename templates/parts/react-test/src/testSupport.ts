import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * A network's node; all other services are down.
 *
 * @param results of its methods, by name
 */
export function stubNode(results: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') throw new TypeError('no network in tests')
    const call = await request.json()
    const answer = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method],
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
