// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import type { SIWXConfig } from '@wallet-kit/sdk'
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

/** Keeps sessions in the page. */
function createSIWX(): SIWXConfig {
  const sessions: Awaited<ReturnType<SIWXConfig['getSessions']>>[number][] = []
  const { host: domain, origin: uri } = location
  return {
    async createMessage({ accountAddress, chainId }) {
      const lines = [
        `${domain} wants you to sign in with your Ethereum account:\n${accountAddress}\n\n`,
        `URI: ${uri}\nVersion: 1\nChain ID: ${chainId.replace('eip155:', '')}`,
        'Nonce: abcdefgh\nIssued At: 2026-01-01T00:00:00Z',
      ]
      const data = { accountAddress, chainId, domain, uri, version: '1', nonce: 'abcdefgh' }
      return { ...data, toString: () => lines.join('\n') }
    },
    addSession: async (session) => void sessions.push(session),
    getSessions: async () => sessions,
    revokeSession: async () => {},
    setSessions: async () => void sessions.splice(0),
  }
}

/** A visitor has logged in, and the app asks for a signature. */
async function logIn({ isLikeAppKit = false } = {}) {
  const login = testLogin()
  const kit = testKit({ connectors: [login.connector], siwx: createSIWX() })
  kit._internal.isLikeAppKit = isLikeAppKit
  const element = document.createElement('iframe')
  element.id = 'w3m-iframe'
  element.style.display = 'none'
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 360, 500))
  document.elementFromPoint = () => element
  document.body.append(element)
  const connecting = connect(kit, { connectorId: 'ID_AUTH' })
  await waitFor(() => expect(login.count()).toBe(1))
  await stubFrame(kit, { element })
  login.succeed()
  await connecting
  const signatures = () => login.wallet.requests.filter(({ method }) => method === 'personal_sign')
  return { kit, login, element, signatures }
}

// T8
it('asks once: the frame is shown under the title and in the words of the sign-in view', async () => {
  const { kit, login, element, signatures } = await logIn()
  login.wallet.setNeverAnswer(true)
  await waitFor(() => expect(kit.stores.modal.getState().view).toBe('ApproveTransaction'))
  const screen = modalScreen()
  const card = await screen.findByRole('dialog', { name: 'Sign In' })
  await waitFor(() => expect(element.style.display).toBe('block'))
  expect(card.textContent).toContain('wants to verify that this wallet is yours')
  expect(card.textContent).toContain('This costs nothing and moves no funds.')
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  expect(signatures()).toHaveLength(1)
})

it('leaves the second try to the visitor once the frame’s user has declined', async () => {
  const { kit, login, signatures } = await logIn()
  login.wallet.rejectNext('personal_sign')
  await waitFor(() => expect(kit.stores.signIn.getState().error?.code).toBe('SIGNATURE_DECLINED'))
  const screen = modalScreen()
  const sign = await screen.findByRole('button', { name: 'Sign' })
  expect(signatures()).toHaveLength(1)
  await waitFor(() => expect(sign.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(sign)
  await waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
  expect(signatures()).toHaveLength(2)
})

it('keeps the prompt of its own where the host has switched, whose tests press it', async () => {
  const { kit, signatures } = await logIn({ isLikeAppKit: true })
  const screen = await waitFor(() => modalScreen())
  const sign = await screen.findByRole('button', { name: 'Sign' })
  await waitFor(() => expect(sign.getAttribute('aria-disabled')).toBeNull())
  expect(signatures()).toHaveLength(0)
  fireEvent.click(sign)
  await waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
})
