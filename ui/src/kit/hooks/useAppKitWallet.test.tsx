// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppKitWalletButton } from '../../page/elements/createAppKitWalletButton.ts'
import { stubNode } from '../../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { getAppKit } from '../instance/lastAppKit.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useAppKitWallet } from './useAppKitWallet.ts'

const rdns = 'com.example.test'
const slow = { timeout: 8_000 }

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

function setUp(options: TestKitOptions = {}) {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], ...options })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  const listeners = { onSuccess: vi.fn(), onError: vi.fn() }
  const { result } = renderHook(() => useAppKitWallet(listeners), { wrapper })
  return { wallet, kit, result, ...listeners }
}

describe('useAppKitWallet', () => {
  it('connects with one wallet, in the modal', async () => {
    const { wallet, result, onSuccess, onError } = setUp()
    expect(result.current).toMatchObject({ isReady: true, isPending: false, data: undefined })
    act(() => void result.current.connect(rdns))
    expect(result.current.isPending).toBe(true)
    await waitFor(() => expect(result.current.isPending).toBe(false), slow)
    const account = { address: wallet.accounts[0], chainNamespace: 'eip155', chainId: '1' }
    expect(result.current).toMatchObject({ isPending: false, isSuccess: true, data: account })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(account)
    expect(onError).not.toHaveBeenCalled()
  })

  it('says that the modal was closed', async () => {
    const { wallet, kit, result, onError } = setUp()
    wallet.setNeverAnswer(true)
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('asking'), slow)
    act(() => void kit.close())
    await waitFor(() => expect(result.current.isPending).toBe(false), slow)
    expect(result.current).toMatchObject({ isError: true, error: { code: 'CONNECT_ABORTED' } })
    expect(onError).toHaveBeenCalledOnce()
  })

  it('says what the visitor has declined, once the modal is closed', async () => {
    const { wallet, kit, result } = setUp()
    wallet.provider.request = async () => {
      throw { code: 4001, message: 'User rejected the request.' }
    }
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('failed'), slow)
    // It may be tried again there.
    expect(result.current.isPending).toBe(true)
    act(() => void kit.close())
    await waitFor(() => expect(result.current.isPending).toBe(false), slow)
    expect(result.current).toMatchObject({ isError: true, error: { code: 'USER_REJECTED' } })
  })

  it('does not ask a wallet that is connected, and knows a change from a connection', async () => {
    const { wallet, kit, result } = setUp()
    await act(async () => void (await connect(kit, { connectorId: rdns })))
    const asked = wallet.requests.length
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(result.current.data?.address).toBe(wallet.accounts[0]), slow)
    expect(wallet.requests).toHaveLength(asked)
    expect(kit.isOpen()).toBe(false)
    act(() => void result.current.connect('walletConnect'))
    await waitFor(() => expect(kit.isOpen()).toBe(true), slow)
    act(() => wallet.changeChain(137))
    await waitFor(() => expect(kit.getChainId()).toBe(137))
    expect(result.current.isPending).toBe(true)
    act(() => void kit.close())
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'CONNECT_ABORTED' }), slow)
  })

  it('ends with the kit', async () => {
    const { wallet, kit, result } = setUp()
    wallet.setNeverAnswer(true)
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(kit.isOpen()).toBe(true), slow)
    act(() => kit.destroy())
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'DESTROYED' }), slow)
  })

  it('ends where a modal that is part of the page is back at its first view', async () => {
    const { wallet, kit, result } = setUp({ enableEmbedded: true })
    wallet.setNeverAnswer(true)
    document.body.append(document.createElement('w3m-modal'))
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('asking'), slow)
    act(() => void kit.close())
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'CONNECT_ABORTED' }), slow)
  })

  it('reports what a listener throws, and keeps the outcome', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { result, onSuccess, onError } = setUp()
    onSuccess.mockImplementation(() => {
      throw new Error('a mistake of the app')
    })
    act(() => void result.current.connect(rdns))
    await waitFor(() => expect(result.current.isSuccess).toBe(true), slow)
    expect(onError).not.toHaveBeenCalled()
    expect(reported).toHaveBeenCalledOnce()
  })
})

it('createAppKitWalletButton is the same for pages without React', async () => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  getAppKit(kit)
  const wallets = createAppKitWalletButton()
  const seen: boolean[] = []
  wallets.subscribeIsReady(({ isReady }) => seen.push(isReady))
  expect([...seen, wallets.isReady()]).toEqual([true, true])
  const connected = await wallets.connect(rdns, 'eip155')
  await expect(wallets.updateEmail()).rejects.toMatchObject({ code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING' })
  expect(connected).toEqual({ address: wallet.accounts[0], chainNamespace: 'eip155', chainId: '1' })
})
