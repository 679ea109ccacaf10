// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { ConnectStep } from '@wallet-kit/sdk'
import { logIn } from '@wallet-kit/sdk/actions'
import { createError } from '@wallet-kit/sdk/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubFrame } from '../../test/stubFrame.ts'
import { testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Opens the modal, whose kit has a frame in the page, and picks the passkey. */
async function begin() {
  const login = testLogin()
  const kit = testKit({ connectors: [login.connector], features: { socials: ['google', 'passkey'] } })
  const element = document.createElement('iframe')
  element.style.display = 'none'
  // Above everything else.
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 360, 500))
  document.elementFromPoint = () => element
  document.body.append(element)
  await stubFrame(kit, { element })
  await kit.open()
  const screen = modalScreen()
  fireEvent.click(await screen.findByRole('button', { name: /Passkey/ }))
  await waitFor(() => expect(login.count()).toBe(1))
  const report = (step: ConnectStep) => act(async () => login.request().report(step))
  return { kit, login, screen, element, report }
}

it('makes room for the frame while it asks', async () => {
  const { screen, element, report, login, kit } = await begin()
  await screen.findByRole('dialog', { name: 'Passkey' })
  await screen.findByText('Opening your wallet')
  expect(element.style.display).toBe('none')
  await report({ type: 'passkey' })
  await screen.findByTestId('approval-frame')
  await waitFor(() => expect(element.style.display).toBe('block'))
  expect(document.activeElement).toBe(element)
  expect(screen.getByRole('dialog').textContent).toContain('Use your passkey below, in your secure wallet.')
  login.succeed()
  await waitFor(() => expect(kit.stores.modal.getState().open).toBe(false))
  expect(element.style.display).toBe('none')
})

it('hides the frame and explains what happened when the visitor declines', async () => {
  const { screen, element, report, login } = await begin()
  await report({ type: 'passkey' })
  await waitFor(() => expect(element.style.display).toBe('block'))
  await act(async () => login.fail(createError(['USER_REJECTED', 1002, 'Declined'])))
  await screen.findByText('Login cancelled')
  expect(screen.getByRole('dialog').textContent).toContain('You have not used your passkey.')
  expect(element.style.display).toBe('none')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(login.count()).toBe(2))
})

it('takes the place of the code of an e-mail', async () => {
  const login = testLogin()
  const kit = testKit({ connectors: [login.connector] })
  await kit.open()
  logIn(kit, { email: 'alice@example.com' })
  await waitFor(() => expect(login.count()).toBe(1))
  const screen = modalScreen()
  await screen.findByRole('dialog', { name: 'Confirm Email' })
  await act(async () => login.request().report({ type: 'passkey' }))
  await screen.findByRole('dialog', { name: 'Passkey' })
  await screen.findByTestId('approval-frame')
})

it('is not offered by a browser without passkeys', async () => {
  vi.unstubAllGlobals()
  const kit = testKit({ connectors: [testLogin().connector], features: { socials: ['google', 'passkey'] } })
  await kit.open()
  const screen = modalScreen()
  await screen.findByRole('button', { name: /Google/ })
  expect(screen.queryByRole('button', { name: /Passkey/ })).toBeNull()
})
