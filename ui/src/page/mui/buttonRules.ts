import { cssRules } from '../../foundation/styles/cssRules.ts'
import { hostStyles } from '../../kit/look/hostStyles.ts'
import type { MuiThemeLike } from '../../kit/look/MuiThemeLike.ts'
import { readMuiTheme } from '../../kit/look/readMuiTheme.ts'
import { readTokens } from '../../kit/look/readTokens.ts'

/** Rules that give the kit's buttons the corners and the type of a MUI theme's buttons, and their overrides. */
export function buttonRules(theme: MuiThemeLike): string {
  const { radius } = readTokens(readMuiTheme(theme, 'dark').tokens, () => {})
  const { typography, components } = theme as { typography?: object; components?: object }
  const { textTransform, letterSpacing, fontWeight } = memberOf(typography, 'button')
  const overrides = memberOf(memberOf(components, 'MuiButton'), 'styleOverrides')
  // More specific than the buttons' own rules, which are in the page before or after these.
  return cssRules('.wk-button'.repeat(3), {
    ...hostStyles({ borderRadius: radius, textTransform, letterSpacing, fontWeight }, {}),
    ...hostStyles(overrides.root, { theme, ownerState: {} }),
  })
}

function memberOf(value: object | undefined, name: string): Readonly<Record<string, unknown>> {
  const member = (value as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof member === 'object' && member !== null ? { ...member } : {}
}
