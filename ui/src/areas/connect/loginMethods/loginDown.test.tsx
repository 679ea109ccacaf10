// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { testKit } from '../../../test/testKit.ts'
import { testLogin } from '../../../test/testLogin.ts'
import { testWallet } from '../../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

// F22
it('says at the row that logging in is unavailable, until its service has answered', async () => {
  const { connector } = testLogin()
  const kit = testKit({ wallets: [testWallet()], connectors: [connector] })
  await kit.open({ view: 'Connect' })
  const screen = modalScreen()
  await screen.findByLabelText('Email address')
  const text = /^Logging in is unavailable right now/
  expect(screen.queryByText(text)).toBeNull()
  const report = (isUnreachable: boolean) => {
    const { connectors } = kit._internal.stores.connectors.getState()
    for (const one of connectors.filter(({ type }) => type === 'AUTH')) Object.assign(one, { isUnreachable })
    kit._internal.stores.connectors.set({ connectors: [...connectors] })
  }
  report(true)
  expect(await screen.findByText(text)).toBeTruthy()
  report(false)
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})
