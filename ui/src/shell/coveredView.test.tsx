// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { externalConnector } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../test/modalScreen.ts'
import { stubNode } from '../test/stubNode.ts'
import { testKit } from '../test/testKit.ts'
import { testWallet } from '../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', stubNode())
})
afterEach(() => {
  document.body.innerHTML = ''
})

const find = (selector: string) =>
  document.querySelector('w3m-modal')?.shadowRoot?.querySelector<HTMLElement>(selector)

/** A kit that is connected to a wallet without a screen of its own, and what asks it for a signature. */
async function connectSilent() {
  const wallet = testWallet()
  const kit = testKit({
    connectors: [
      externalConnector({
        id: 'silent',
        name: 'Silent',
        confirmsInPage: true,
        providers: { eip155: wallet.provider },
      }),
    ],
  })
  await connect(kit, { connectorId: 'silent' })
  const sign = () =>
    kit
      .getProvider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', kit.getAddress()] } as never)
  return { kit, sign }
}

// A transfer that a login sends is approved in a view above its review, which shows how it ends.
it('a request for approval covers the view that was shown, which learns how it ends', async () => {
  const { kit, sign } = await connectSilent()
  await kit.open({ view: 'Networks' })
  const present = await waitFor(() => {
    const view = find('[data-view=Networks]')
    expect(view).toBeTruthy()
    return view
  })
  const signing = sign()
  const approve = await waitFor(() => modalScreen().getByTestId('approval-approve'))
  expect(find('[data-view=Networks]')).toBe(present)
  expect(present?.hidden).toBe(true)
  // Others find the view on top as the first one of the card.
  expect(find('[data-view-body]')?.dataset.view).toBe('ApproveTransaction')
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(approve)
  await signing
  await waitFor(() => expect(find('[data-view=ApproveTransaction]')).toBeNull())
  expect(find('[data-view=Networks]')).toBe(present)
  expect(present?.hidden).toBe(false)
})

it('a request for approval covers no view of an earlier opening', async () => {
  const { kit, sign } = await connectSilent()
  await kit.open({ view: 'Networks' })
  await waitFor(() => expect(find('[data-view=Networks]')).toBeTruthy())
  await kit.close()
  const signing = sign()
  await waitFor(() => modalScreen().getByTestId('approval-approve'))
  expect(find('[data-view=Networks]')).toBeNull()
  await kit.close()
  await expect(signing).rejects.toMatchObject({ code: 4001 })
})
