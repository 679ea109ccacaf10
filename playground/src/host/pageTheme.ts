import type { Theme } from '../kit/defaultOptions.ts'

const storageKey = 'harrow-vetch-theme'

/** The visitor's choice for this site, else the system's. */
export function readPageTheme(): Theme {
  const stored = readStored()
  if (stored === 'dark' || stored === 'light') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function storePageTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked or full: the choice lasts until the page is closed.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function applyPageTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}
