import type { Theme } from '../kit/defaultOptions.ts'

const storageKey = 'harrow-vetch-theme'

/** The visitor's own choice for this site, else the system's. */
export function readPageTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  if (stored === 'dark' || stored === 'light') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function storePageTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
}

export function applyPageTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
