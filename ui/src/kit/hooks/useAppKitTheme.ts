import type { ThemeMode, ThemeSetting, ThemeVariables } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitThemeReturnType {
  /** As it is shown. With `auto`, the default: `dark` until the modal's code has read the page. */
  readonly themeMode: ThemeMode
  readonly themeSetting: ThemeSetting
  readonly themeVariables: ThemeVariables
  setThemeMode(mode: ThemeSetting): void
  /** Merges into the present variables. */
  setThemeVariables(variables: ThemeVariables): void
}

/**
 * Theme of the modal and the buttons.
 *
 * @example
 * const { themeMode, setThemeMode } = useAppKitTheme()
 */
export function useAppKitTheme(): UseAppKitThemeReturnType {
  const kit = useKit()
  const theme = useStore(kit.stores.theme)
  return useMemo(
    () => ({
      ...theme,
      setThemeMode: (mode) => kit.setThemeMode(mode),
      setThemeVariables: (variables) => kit.setThemeVariables(variables),
    }),
    [kit, theme],
  )
}
