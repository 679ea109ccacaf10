// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { testKit } from '../../../test/testKit.ts'

const wallet = { id: '1'.padStart(64, '0'), name: 'Orchard Wallet' }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** Opens the modal; returns the row of all wallets and the requests for pages of the list. */
async function open() {
  const pages: string[] = []
  let hasAsked = false
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    hasAsked = true
    if (new URL(url).searchParams.get('entries') === '40') pages.push(url)
    return Response.json({ data: [wallet], count: 1 })
  })
  const kit = testKit({ services: { walletDirectory: 'https://directory.example' } })
  await kit.open()
  const screen = modalScreen()
  const row = await screen.findByTestId('all-wallets')
  // Nothing is read before the modal has been painted.
  await waitFor(() => expect(hasAsked).toBe(true))
  return { screen, pages, row }
}

it('reads the first page when the row is hovered, and lists it at the click without another request', async () => {
  const { screen, pages, row } = await open()
  expect(pages).toEqual([])
  fireEvent.pointerEnter(row)
  await waitFor(() => expect(pages).toHaveLength(1))
  fireEvent.click(row)
  const list = await screen.findByTestId('wallet-list')
  expect(list.getAttribute('aria-busy')).toBe('false')
  expect(pages).toHaveLength(1)
})

it('reads nothing ahead for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'connection')
  })
  const { screen, pages, row } = await open()
  fireEvent.pointerEnter(row)
  // Code that the hover loads; promises that wait for it are settled by the next task.
  await import('./index.ts')
  await new Promise(setImmediate)
  expect(pages).toEqual([])
  fireEvent.click(row)
  await screen.findByTestId('wallet-list')
  expect(pages).toHaveLength(1)
})
