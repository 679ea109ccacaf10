// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubFrame } from '../../../test/stubFrame.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { testKit } from '../../../test/testKit.ts'
import { testLogin } from '../../../test/testLogin.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.replaceChildren()
})

/** A request waits in the frame, which answers when the test says so. */
async function openRequest({ isLikeAppKit = false, method = 'personal_sign' } = {}) {
  const login = testLogin()
  const kit = testKit({ connectors: [login.connector] })
  kit._internal.isLikeAppKit = isLikeAppKit
  const connecting = connect(kit, { connectorId: 'ID_AUTH' })
  await waitFor(() => expect(login.count()).toBe(1))
  login.succeed()
  const { address } = await connecting
  const element = document.createElement('iframe')
  element.id = 'w3m-iframe'
  element.style.display = 'none'
  // It is where the dialog has made room for it, above everything else.
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 360, 500))
  document.elementFromPoint = () => element
  document.body.append(element)
  await stubFrame(kit, { element })
  vi.spyOn(login.wallet.provider, 'request').mockReturnValue(new Promise(() => {}))
  const provider = kit.getProvider('eip155')
  if (!provider) throw new Error('Not connected')
  const outcome = provider.request({ method, params: ['0x6f6e65', address] })
  const settled = outcome.then(
    () => 'approved',
    (error: { code: number }) => error.code,
  )
  await waitFor(() => expect(kit.stores.modal.getState().view).toBe('ApproveTransaction'))
  const screen = await waitFor(() => modalScreen())
  await screen.findByTestId('approval-frame')
  await waitFor(() => expect(element.style.display).toBe('block'))
  return { kit, screen, element, settled }
}

// T18
it('makes room for the frame, which can be used and has the focus', async () => {
  const { screen, element } = await openRequest()
  const card = screen.getByRole('dialog', { name: 'Sign message' })
  expect(card.textContent).toContain('Approve or decline the request below, in your secure wallet.')
  expect(element.inert).toBeFalsy()
  expect(document.activeElement).toBe(element)
  // Assistive technology ignores everything outside a modal dialog.
  expect(card.getAttribute('aria-modal')).toBeNull()
  screen.getByTestId('w3m-header-close').focus()
  fireEvent.click(screen.getByTestId('approval-to-frame'))
  expect(document.activeElement).toBe(element)
})

it.each([
  ['eth_signTypedData_v4', 'Sign message'],
  ['eth_sendTransaction', 'Approve Transaction'],
  ['wallet_sendCalls', 'Approve Transaction'],
  ['wallet_grantPermissions', 'Grant permission'],
  ['wallet_revokePermissions', 'Revoke permission'],
])('the title of %s is %s', async (method, name) => {
  const { screen } = await openRequest({ method })
  screen.getByRole('dialog', { name })
})

it('has one title for all requests in a kit of a host that has switched', async () => {
  const { screen } = await openRequest({ isLikeAppKit: true })
  screen.getByRole('dialog', { name: 'Approve Transaction' })
})

it('hides the frame and declines the request when the modal is closed', async () => {
  const { kit, screen, element, settled } = await openRequest()
  fireEvent.click(screen.getByTestId('w3m-header-close'))
  expect(await settled).toBe(4001)
  expect(kit.isOpen()).toBe(false)
  await waitFor(() => expect(element.style.display).toBe('none'))
})
