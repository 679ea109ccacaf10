// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubNode } from '../../test/stubNode.ts'
import { networks, solana, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useAppKitBalance } from './useAppKitBalance.ts'

const [ethereum] = networks

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

it('useAppKitBalance of a namespace is that of its own network, and none where that is not offered', async () => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], networks: [ethereum, solana] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  const { result } = renderHook(() => useAppKitBalance({ namespace: 'eip155' }), { wrapper })
  await act(async () => {
    await connect(kit, { connectorId: 'com.example.test' })
    await kit.switchNetwork(solana)
  })
  expect(kit.getActiveChainNamespace()).toBe('solana')
  await waitFor(() => expect(result.current.text).toBe('1.000 ETH'), { timeout: 5_000 })
  act(() => wallet.changeChain(137))
  await waitFor(() => expect(result.current.text).toBeUndefined())
  expect(result.current.isLoading).toBe(false)
})
