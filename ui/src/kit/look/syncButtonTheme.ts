import type { ThemeVariables } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import type { LookOptions } from './LookOptions.ts'
import { radiusMaster } from './radiusMaster.ts'
import { readMuiTheme } from './readMuiTheme.ts'
import { readTokens } from './readTokens.ts'

/** Kits that are synced: each mounted modal and each change of the options calls this. */
const synced = new WeakSet<ReactAppKit>()

/**
 * Syncs the options `theme` and `designTokens` (accent, font, corners, mode) to the page's buttons, which read the kit's
 * theme alone. `themeVariables` of the host app take precedence. Loaded with the modal; `fromMuiTheme` has the same effect
 * on the first paint.
 */
export function syncButtonTheme(kit: ReactAppKit): void {
  if (synced.has(kit)) return
  synced.add(kit)
  let own: ThemeVariables = {}

  function update(): void {
    const { theme = {}, designTokens = {} }: typeof kit.options & LookOptions = kit.options
    const { mode, tokens } = readMuiTheme(theme, kit.getThemeMode())
    // The modal reports unusable values.
    const design = { ...readTokens(tokens, ignore), ...readTokens(designTokens, ignore) }
    const next: ThemeVariables = {
      '--apkt-accent': design.accent,
      '--apkt-font-family': design.fontFamily,
      '--apkt-border-radius-master': radiusMaster(design.radius),
    }
    const present = kit.getThemeVariables()
    const changes = Object.entries(next).filter(([name, value]) => {
      const key = name as keyof typeof next
      // Its older name counts as well.
      const given = present[key] ?? present[name.replace('apkt', 'w3m') as typeof key]
      return given !== value && given === own[key]
    })
    own = { ...own, ...Object.fromEntries(changes) }
    if (mode !== kit.getThemeMode()) kit.setThemeMode(mode)
    if (changes.length > 0) kit.setThemeVariables(Object.fromEntries(changes))
  }

  update()
  // They end with the stores, which do not change once the kit is destroyed.
  kit.stores.options.subscribe(update)
  kit.stores.theme.subscribe(update)
}

function ignore(): void {}
