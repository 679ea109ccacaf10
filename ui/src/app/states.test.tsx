// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goOffline } from '../test/goOffline.ts'
import { modalScreen } from '../test/modalScreen.ts'
import { stateCells } from '../test/stateCells.ts'
import { testKit } from '../test/testKit.ts'
import { testWallet } from '../test/testWallet.ts'

const directory = 'https://directory.example'

const directories = {
  never: () => new Promise<Response>(() => {}),
  down: async () => new Response(null, { status: 503 }),
  empty: async () => Response.json({ data: [], count: 0 }),
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe.each(stateCells)(
  '$view, $state',
  ({ view, state, options, directory: service, show, says, next }) => {
    // F2, F6, F13, F14, F18, F28
    it('says what is so, and what to do next', async () => {
      const respond = service && directories[service]
      vi.stubGlobal('fetch', ({ url }: Request) =>
        respond && url.startsWith(directory)
          ? respond()
          : Promise.reject(new TypeError('No network in this test')),
      )
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      if (state === 'slow') vi.useFakeTimers({ shouldAdvanceTime: true })
      const wallet = testWallet()
      const kit = testKit({
        wallets: [wallet],
        services: { walletDirectory: service ? directory : false, dataService: false, relay: false },
        ...options,
      })
      await show(kit, wallet)
      await waitFor(() => expect(kit.stores.modal.getState().view).toBe(view))
      if (state === 'offline') goOffline()
      const card = () => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[role=dialog]')
      if (state === 'slow') {
        const begun = service ? /Wallet/ : /in your wallet|Continue in|Preparing/
        await waitFor(() => expect(card()?.textContent).toMatch(begun))
        // The wait may begin only after the text that asks for it.
        await vi.waitFor(async () => {
          await act(() => vi.advanceTimersByTimeAsync(10_500))
          expect(card()?.textContent).toMatch(says)
        })
      }
      await waitFor(() => expect(card()?.textContent).toMatch(says), { timeout: 5_000 })
      if (next)
        await waitFor(() =>
          expect(modalScreen().getAllByRole('button', { name: next }).length).toBeGreaterThan(0),
        )
    })
  },
)
