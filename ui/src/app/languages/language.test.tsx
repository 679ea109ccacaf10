// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectButton } from '../../page/buttons/ConnectButton.tsx'
import { modalScreen } from '../../test/modalScreen.ts'
import { testKit } from '../../test/testKit.ts'
import { watchCatalog } from './watchCatalog.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.lang = ''
})

const card = () => modalScreen().getByTestId('w3m-modal-card')

it('speaks the language of the option in buttons and modal', async () => {
  const kit = testKit({ locale: 'de-AT' })
  render(<ConnectButton />)
  await screen.findByText('Wallet verbinden')
  await kit.open()
  await waitFor(() => expect(card().lang).toBe('de'))
  expect(modalScreen().getByTestId('w3m-header-text').textContent).toBe('Wallet verbinden')
})

it('speaks the language of the page without the option, and follows it', async () => {
  document.documentElement.lang = 'he'
  const kit = testKit()
  render(<ConnectButton />)
  await screen.findByText('חיבור ארנק')
  await kit.open()
  await waitFor(() => expect(card().lang).toBe('he'))
  expect(card().closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  document.documentElement.lang = 'de'
  await waitFor(() => expect(card().lang).toBe('de'))
  expect(card().closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  await screen.findByText('Wallet verbinden')
  document.documentElement.lang = 'en-GB'
  await waitFor(() => expect(card().lang).toBe('en'))
  await screen.findByText('Connect Wallet')
})

it('changes the language at run time, in the view that is open', async () => {
  const kit = testKit()
  render(<ConnectButton />)
  await kit.open()
  expect(card().lang).toBe('en')
  kit.updateOptions({ locale: 'ar' })
  await waitFor(() => expect(card().lang).toBe('ar'))
  expect(modalScreen().getByTestId('w3m-header-text').textContent).toBe('ربط المحفظة')
  await screen.findByText('ربط المحفظة')
})

it('stays English in a language that it does not have', async () => {
  const kit = testKit({ locale: 'tlh' })
  await kit.open()
  expect(card().lang).toBe('en')
})

it('writes in the direction that the host app sets', async () => {
  const kit = testKit({ locale: 'ar', direction: 'ltr' })
  await kit.open()
  await waitFor(() => expect(card().lang).toBe('ar'))
  expect(card().closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  kit.updateOptions({ direction: 'rtl' })
  await waitFor(() => expect(card().closest('[dir]')?.getAttribute('dir')).toBe('rtl'))
})

it('stays English when a language fails to load, with one warning, and loads it when the modal opens', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { language } = await import('./de.ts')
  const load = vi.fn(async () => ({ language })).mockRejectedValueOnce(new TypeError('offline'))
  const kit = testKit()
  kit._internal.stores.language.set({ locale: 'de' })
  const onChange = vi.fn()
  const catalog = watchCatalog(kit, onChange, { de: load })
  await catalog.ready
  expect(catalog.get().locale).toBe('en')
  expect(error).toHaveBeenCalledTimes(1)
  const { modal } = kit._internal.stores
  modal.set({ ...modal.getState(), open: true })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(catalog.get().locale).toBe('de')
  expect(load).toHaveBeenCalledTimes(2)
  catalog.stop()
})

it('shows the last of two languages, whichever loads first', async () => {
  const [{ language: german }, { language: hebrew }] = await Promise.all([
    import('./de.ts'),
    import('./he.ts'),
  ])
  let finish = () => {}
  const slow = new Promise<{ language: typeof german }>((resolve) => {
    finish = () => resolve({ language: german })
  })
  const kit = testKit()
  const { language } = kit._internal.stores
  const onChange = vi.fn()
  const catalog = watchCatalog(kit, onChange, {
    de: () => slow,
    he: async () => ({ language: hebrew }),
  })
  language.set({ locale: 'de' })
  language.set({ locale: 'he' })
  await vi.waitFor(() => expect(catalog.get().locale).toBe('he'))
  finish()
  await slow
  await Promise.resolve()
  expect(catalog.get().locale).toBe('he')
  expect(onChange).toHaveBeenCalledTimes(1)
  catalog.stop()
})

it('loads no language for English', async () => {
  const load = vi.fn()
  const kit = testKit({ locale: 'en-US' })
  const catalog = watchCatalog(kit, () => {}, { de: load, en: load })
  await catalog.ready
  expect(load).not.toHaveBeenCalled()
  catalog.stop()
})
