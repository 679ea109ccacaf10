// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestKit, settle } from '../test/testPage.test.helper.ts'

const system = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  system.matches = false
  vi.spyOn(window, 'matchMedia').mockImplementation(() => system as never)
})

afterEach(() => {
  document.body.removeAttribute('style')
  document.documentElement.removeAttribute('class')
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

function setSystem(mode: 'dark' | 'light'): void {
  system.matches = mode === 'light'
  system.dispatchEvent(new Event('change'))
}

/** A kit with the code that follows the page. */
async function prepare(options: Parameters<typeof createTestKit>[0] = {}) {
  const kit = createTestKit(options)
  await kit._internal.loadNavigation()
  return kit
}

it('follows the system where the page states no scheme, and stops with the kit', async () => {
  const kit = createTestKit()
  expect(kit.getThemeMode(), 'as SPEC, until the page has been read').toBe('dark')
  setSystem('light')
  await kit._internal.loadNavigation()
  expect(kit.getThemeMode()).toBe('light')
  setSystem('dark')
  expect(kit.getThemeMode()).toBe('dark')
  kit.destroy()
  setSystem('light')
  expect(kit.getThemeMode()).toBe('dark')
})

it.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['only light', 'dark', 'light'],
  ['light dark', 'light', 'light'],
  ['dark light', 'dark', 'dark'],
  ['normal', 'light', 'light'],
] as const)('reads color-scheme: %s with a %s system as %s', async (scheme, preferred, expected) => {
  setSystem(preferred)
  document.body.style.setProperty('color-scheme', scheme)
  expect((await prepare()).getThemeMode()).toBe(expected)
})

it('reads the element of the head where no style sets a scheme', async () => {
  document.head.innerHTML = '<meta name="color-scheme" content="light">'
  expect((await prepare()).getThemeMode()).toBe('light')
})

it('follows a class of the page', async () => {
  document.head.innerHTML = '<style>html.light body { color-scheme: light }</style>'
  const kit = await prepare()
  expect(kit.getThemeMode()).toBe('dark')
  document.documentElement.className = 'light'
  await vi.waitFor(() => expect(kit.getThemeMode()).toBe('light'))
})

it('reads the page again when the modal opens', async () => {
  const kit = await prepare()
  document.head.innerHTML = '<style>body { color-scheme: light }</style>'
  await kit.open()
  expect(kit.getThemeMode()).toBe('light')
})

it('leaves a stated mode alone, and follows once it is auto', async () => {
  const kit = await prepare({ themeMode: 'dark' })
  setSystem('light')
  expect(kit.getThemeMode()).toBe('dark')
  kit.setThemeMode('auto')
  expect(kit.getThemeMode()).toBe('light')
  expect(kit.stores.theme.getState().themeSetting).toBe('auto')
})

it('reads the element of the head where the style is normal, in any case', async () => {
  document.head.innerHTML = '<meta name="color-scheme" content="LIGHT">'
  document.body.style.setProperty('color-scheme', 'normal')
  expect((await prepare()).getThemeMode()).toBe('light')
})

// F25
it('leaves nothing behind in the page or in the stores when the kit is destroyed', async () => {
  document.head.innerHTML = '<style>html.light body { color-scheme: light }</style>'
  const kit = await prepare()
  const { theme, modal } = kit._internal.stores
  kit.destroy()
  const read = vi.spyOn(window, 'getComputedStyle')
  document.documentElement.className = 'light'
  await settle()
  setSystem('light')
  modal.set({ ...modal.getState(), open: true })
  theme.set({ ...theme.getState() })
  // Views of other files' kits may still read theirs.
  const page = [document.documentElement, document.body]
  expect(read.mock.calls.filter(([element]) => page.includes(element as HTMLElement))).toEqual([])
})
