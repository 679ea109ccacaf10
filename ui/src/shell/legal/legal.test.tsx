// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const wallet = 'wallet-selector-com.example.test'
const documents = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}
const required = { features: { legalCheckbox: true }, ...documents } as const

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

async function open(options: TestKitOptions) {
  const kit = testKit({ wallets: [testWallet()], ...options })
  await kit.open()
  return { kit, screen: modalScreen() }
}

const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked

it('legalCheckbox: no row can be chosen before it is ticked, and each refers to the reason', async () => {
  const { kit, screen } = await open(required)
  const row = await screen.findByTestId(wallet)
  const box = screen.getByTestId('wui-checkbox')
  expect(isChecked(box)).toBe(false)
  for (const each of screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll('button')])) {
    expect(each.getAttribute('aria-disabled')).toBe('true')
    const reason = each.getAttribute('aria-describedby') ?? ''
    expect(box.getRootNode()).toBe(each.getRootNode())
    expect((each.getRootNode() as ShadowRoot).getElementById(reason)?.textContent).toBe(
      'Tick this box to choose how to connect.',
    )
  }
  fireEvent.click(row)
  expect((row.getRootNode() as ShadowRoot).activeElement).toBe(box)
  expect(kit.stores.connection.getState().attempt.status).toBe('idle')
})

it('legalCheckbox: a ticked box lets the wallet be chosen, also after the modal was closed', async () => {
  const { kit, screen } = await open(required)
  fireEvent.click(await screen.findByTestId('wui-checkbox'))
  await kit.close()
  await kit.open()
  await waitFor(() => expect(isChecked(screen.getByTestId('wui-checkbox'))).toBe(true))
  fireEvent.click(screen.getByTestId(wallet))
  await waitFor(() => expect(kit.getIsConnectedState()).toBe(true))
})

it('legalCheckbox: other documents need another tick', async () => {
  const { kit, screen } = await open(required)
  fireEvent.click(await screen.findByTestId('wui-checkbox'))
  await waitFor(() => expect(screen.getByTestId(wallet).getAttribute('aria-disabled')).toBeNull())
  kit.setTermsConditionsUrl('https://app.example/terms-2')
  await waitFor(() => expect(isChecked(screen.getByTestId('wui-checkbox'))).toBe(false))
  expect(screen.getByTestId(wallet).getAttribute('aria-disabled')).toBe('true')
})

it.each([
  ['I agree to the Terms of Service.', { termsConditionsUrl: documents.termsConditionsUrl }],
  ['I agree to the Privacy Policy.', { privacyPolicyUrl: documents.privacyPolicyUrl }],
  ['I agree to the Terms of Service and Privacy Policy.', documents],
  ['I agree to the Terms of Service.', { termsConditionsUrl: 'http://localhost/terms' }],
])('legalCheckbox: its label is %s', async (label, urls) => {
  const { screen } = await open({ features: { legalCheckbox: true }, ...urls })
  const text = (await screen.findByTestId('w3m-legal-checkbox')).querySelector('label')?.textContent
  expect(text?.replaceAll(/ \([^)]*\)/g, '')).toBe(label)
})

it('legalCheckbox needs a document: without termsConditionsUrl and privacyPolicyUrl there is none', async () => {
  const { screen } = await open({ features: { legalCheckbox: true } })
  expect((await screen.findByTestId(wallet)).getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByTestId('w3m-legal-checkbox')).toBeNull()
})

it('without legalCheckbox the documents are a note', async () => {
  const { screen } = await open(documents)
  await screen.findByTestId(wallet)
  expect(screen.queryByTestId('w3m-legal-checkbox')).toBeNull()
  expect(screen.getByText(/By connecting you agree/)).toBeDefined()
})
