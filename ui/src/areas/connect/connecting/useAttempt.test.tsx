// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { cancelConnect, selectConnector } from '@wallet-kit/sdk/actions'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AppKitProvider } from '../../../kit/provider/AppKitProvider.tsx'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'
import { useAttempt } from './useAttempt.ts'

const connectorId = 'com.example.test'

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
  const { result } = renderHook(() => useAttempt(connectorId), { wrapper })
  return { kit, wallet, asked, result }
}

it('follows the attempt of the kit', async () => {
  const { asked, kit, result } = attempt()
  expect(result.current.status).toBe('idle')
  act(() => selectConnector(kit, { connectorId }))
  await waitFor(() => expect(result.current.status).toBe('connected'))
  expect(asked()).toBe(1)
})

it('shows the error and asks again on demand', async () => {
  const { asked, kit, result, wallet } = attempt()
  wallet.rejectNext('eth_requestAccounts')
  act(() => selectConnector(kit, { connectorId }))
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
  )
  const { number } = result.current
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('connected'))
  expect(number).toBe(1)
  expect(asked()).toBe(2)
})

it('is idle again after a cancel; a late answer does not connect', async () => {
  const { kit, result, wallet } = attempt()
  wallet.setHold(true)
  act(() => selectConnector(kit, { connectorId }))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'waiting', step: { type: 'approve' } }))
  act(() => cancelConnect(kit))
  expect(result.current.status).toBe('idle')
  await act(async () => wallet.answerPending())
  expect(kit.getAccount().isConnected).toBe(false)
})
