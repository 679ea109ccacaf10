// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubFrame } from '../../test/stubFrame.ts'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'
import { testWallet } from '../../test/testWallet.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import { useAppKitUpdateEmail } from './useAppKitUpdateEmail.ts'

const email = 'alice@example.com'
const next = 'new@example.com'
const slow = { timeout: 8_000 }

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

function render(kit: ReturnType<typeof testKit>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  const listeners = { onSuccess: vi.fn(), onError: vi.fn() }
  return { ...listeners, ...renderHook(() => useAppKitUpdateEmail(listeners), { wrapper }) }
}

async function logInByEmail() {
  const login = testLogin()
  const services = { walletDirectory: false, dataService: false, relay: false } as const
  const kit = testKit({ connectors: [login.connector], services })
  const connecting = connect(kit, { connectorId: 'ID_AUTH', login: { type: 'email', email } })
  await waitFor(() => expect(login.count()).toBe(1))
  login.succeed({
    embeddedWalletInfo: {
      user: { email },
      authProvider: 'email',
      accountType: 'eoa',
      isSmartAccountDeployed: false,
    },
  })
  await connecting
  const host = {
    updateEmail: async () => ({ action: 'VERIFY_SECONDARY_OTP' as const }),
    updateEmailSecondaryOtp: async () => ({ newEmail: next }),
  }
  await stubFrame(kit, { host })
  return kit
}

it('opens the view that changes the address, and has the new one', async () => {
  const kit = await logInByEmail()
  const { result, onSuccess } = render(kit)
  act(() => void result.current.updateEmail())
  expect(result.current.isPending).toBe(true)
  const screen = await waitFor(() => modalScreen(), slow)
  const input = await screen.findByLabelText('Email address', {}, slow)
  fireEvent.change(input, { target: { value: next } })
  fireEvent.submit(input)
  await screen.findByRole('dialog', { name: 'Confirm New Email' }, slow)
  fireEvent.change(await screen.findByLabelText('Code of six digits'), { target: { value: '222222' } })
  await waitFor(() => expect(result.current.data).toEqual({ email: next }), slow)
  expect(result.current).toMatchObject({ isPending: false, isSuccess: true })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ email: next })
})

it('says that the modal was closed', async () => {
  const kit = await logInByEmail()
  const { result, onError } = render(kit)
  act(() => void result.current.updateEmail())
  await waitFor(() => expect(kit.isOpen()).toBe(true), slow)
  act(() => void kit.close())
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'CONNECT_ABORTED' }), slow)
  expect(onError).toHaveBeenCalledOnce()
})

it('opens nothing for who has not logged in by e-mail', async () => {
  const kit = testKit({ wallets: [testWallet()] })
  const { result } = render(kit)
  act(() => void result.current.updateEmail())
  const error = { code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING' }
  await waitFor(() => expect(result.current.error).toMatchObject(error), slow)
  expect(kit.isOpen()).toBe(false)
})
