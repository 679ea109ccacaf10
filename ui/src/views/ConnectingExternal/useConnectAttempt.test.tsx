// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AppKitProvider } from '../../provider/AppKitProvider.tsx'
import { testKit } from '../../testing/testKit.ts'
import { testWallet } from '../../testing/testWallet.ts'
import { useConnectAttempt } from './useConnectAttempt.ts'

afterEach(cleanup)

function attempt() {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <AppKitProvider kit={kit}>{children}</AppKitProvider>
    </StrictMode>
  )
  const asked = () => wallet.requests.filter(({ method }) => method === 'eth_requestAccounts').length
  return {
    kit,
    wallet,
    asked,
    start: () => renderHook(() => useConnectAttempt('com.example.test'), { wrapper }),
  }
}

it('asks the wallet once, also where React mounts everything twice', async () => {
  const { asked, start } = attempt()
  const { result } = start()
  await waitFor(() => expect(result.current[0].status).toBe('connected'))
  expect(asked()).toBe(1)
})

it('returns the error and asks again on demand', async () => {
  const { asked, start, wallet } = attempt()
  wallet.rejectNext('eth_requestAccounts')
  const { result } = start()
  await waitFor(() =>
    expect(result.current[0]).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
  )
  act(() => result.current[1]())
  expect(result.current[0].status).toBe('waiting')
  await waitFor(() => expect(result.current[0].status).toBe('connected'))
  expect(asked()).toBe(2)
})

it('aborts when the view is left; a late answer does not connect', async () => {
  const { kit, start, wallet } = attempt()
  wallet.setHold(true)
  const { unmount } = start()
  await waitFor(() => expect(kit.getAccount().status).toBe('connecting'))
  unmount()
  await waitFor(() => expect(kit.getAccount().status).toBe('disconnected'))
  await act(async () => wallet.answerPending())
  expect(kit.getAccount().isConnected).toBe(false)
})
