import type { AppKit } from '@wallet-kit/react'
import { useState } from 'react'
import { applyPageTheme, storePageTheme } from './pageTheme.ts'

/** The site's own theme switch, which the kit follows. */
export function ThemeToggle({ kit }: { kit: AppKit | undefined }) {
  const [dark, setDark] = useState(document.documentElement.dataset.theme === 'dark')

  function toggle() {
    const theme = dark ? 'light' : 'dark'
    setDark(!dark)
    storePageTheme(theme)
    applyPageTheme(theme)
    kit?.setThemeMode(theme)
  }

  return (
    <button type="button" className="quiet" onClick={toggle} data-testid="page-theme">
      <span aria-hidden="true">{dark ? '☀' : '☾'}</span>
      <span className="wide-only">Switch to {dark ? 'light' : 'dark'}</span>
    </button>
  )
}
