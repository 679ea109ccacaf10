import { getWindow } from '../foundation/platform/getWindow.ts'
import type { ThemeMode } from '../foundation/theme/ThemeState.ts'
import type { KitContext } from './KitContext.ts'

/** Keeps the shown mode equal to that of the page and the system while the host app's setting is `auto`. */
export function watchPageTheme({ stores, lifetime }: Pick<KitContext, 'stores' | 'lifetime'>): void {
  const page = getWindow()
  if (!page) return
  const { theme, modal } = stores
  const system = page.matchMedia('(prefers-color-scheme: light)')

  function update(): void {
    const state = theme.getState()
    if (state.themeSetting !== 'auto') return
    const themeMode = readPageMode(page?.document, system.matches)
    if (themeMode !== state.themeMode) theme.set({ ...state, themeMode })
  }

  update()
  system.addEventListener('change', update, { signal: lifetime })
  // Classes, `data-` attributes and inline styles, by which themes of pages are switched.
  const observer = new page.MutationObserver(update)
  for (const element of [page.document.documentElement, page.document.body]) {
    observer.observe(element, { attributes: true })
  }
  // A style sheet that has been loaded or changed since is not observed.
  const stopOpening = modal.subscribe(({ open }, previous) => {
    if (open && !previous.open) update()
  })
  const stopSetting = theme.subscribe(update)
  lifetime.addEventListener(
    'abort',
    () => {
      observer.disconnect()
      stopOpening()
      stopSetting()
    },
    { once: true },
  )
}

/**
 * Mode of a page: its `color-scheme` where that names one of the two, else the system's. A page that states none may
 * be painted in any colours, so nothing is derived from them.
 */
function readPageMode(document: Document | undefined, isSystemLight: boolean): ThemeMode {
  const system = isSystemLight ? 'light' : 'dark'
  const view = document?.defaultView
  if (!view) return system
  // The body's is the root's unless the page sets another there. The element in the head applies where neither is set.
  const { colorScheme } = view.getComputedStyle(document.body)
  const stated =
    colorScheme && colorScheme !== 'normal'
      ? colorScheme
      : document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content
  const names = stated?.toLowerCase().split(/\s+/) ?? []
  const isLight = names.includes('light')
  return isLight === names.includes('dark') ? system : isLight ? 'light' : 'dark'
}
