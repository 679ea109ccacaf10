// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import type { ViewEntry, ViewName } from '@wallet-kit/sdk'
import { connect, openView } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { english } from '../test/english.ts'
import { modalScreen } from '../test/modalScreen.ts'
import { pseudoLanguage, pseudoTag } from '../test/pseudoLocale.ts'
import { stubNode } from '../test/stubNode.ts'
import { testKit } from '../test/testKit.ts'
import { testWallet } from '../test/testWallet.ts'
import { viewRegistry } from './viewRegistry.ts'

vi.mock('./mountModal.tsx', async (original) => {
  const { mountModal } = await original<typeof import('./mountModal.tsx')>()
  const loaders = { [pseudoTag]: async () => ({ language: pseudoLanguage }) }
  return { mountModal: (kit: Parameters<typeof mountModal>[0]) => mountModal(kit, loaders) }
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

const nft = { caipNetworkId: 'eip155:1', contract: '0x1', name: 'Lighthouse', quantity: 2n, isSpam: true }

const views = Object.keys(viewRegistry) as ViewName[]

/** Every English message that is the same whatever its values are. */
const englishTexts: ReadonlySet<string> = new Set(
  Object.values(english)
    .flatMap((messages) => Object.values(messages))
    .filter((text) => !/[{<]/.test(text)),
)

/** Text of an element and its labels, as read or heard. */
function textsIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of root.querySelectorAll('[aria-label], [placeholder]')) {
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '')
  }
  return texts.map((text) => text.replace(/^[\s(,]+|[\s),:]+$/g, '')).filter(Boolean)
}

it.each(views)('%s shows no message that stays English', async (view) => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], termsConditionsUrl: 'https://app.example/terms' })
  await connect(kit, { connectorId: 'com.example.test' })
  kit._internal.stores.language.set({ locale: pseudoTag })
  await kit.open()
  const data = { connectorId: 'com.example.test', wallet: { id: 'w', name: 'Other Wallet' }, nft }
  openView(kit, { view, data } as unknown as ViewEntry)
  const screen = modalScreen()
  await waitFor(() => {
    const body = screen.getByTestId('w3m-modal-card').querySelector('[data-view-body]')
    expect(body?.getAttribute('data-view')).toBe(view)
    expect(body?.textContent).not.toBe('')
  })
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.lang).toBe(pseudoTag)
  const texts = textsIn(card)
  expect(texts.some((text) => text.includes('\u0301'))).toBe(true)
  expect(texts.filter((text) => englishTexts.has(text))).toEqual([])
})
