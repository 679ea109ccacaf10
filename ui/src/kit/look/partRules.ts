import { cssRules } from '../../foundation/styles/cssRules.ts'
import type { PartName } from '../../foundation/styles/PartName.ts'
import { hostStyles } from './hostStyles.ts'
import type { LookOptions } from './LookOptions.ts'
import type { MuiThemeLike } from './MuiThemeLike.ts'

/** The part of the modal that is what a slot of a MUI component is in the host app. */
const counterparts: readonly (readonly [component: string, slot: string, part: PartName, state?: string])[] =
  [
    ['MuiBackdrop', 'root', 'overlay'],
    ['MuiPaper', 'root', 'card'],
    ['MuiDialog', 'paper', 'card'],
    ['MuiDialogTitle', 'root', 'title'],
    ['MuiButton', 'root', 'button'],
    ['MuiButton', 'contained', 'button', '[data-tone=accent]'],
    ['MuiButton', 'outlined', 'button', '[data-tone=plain]'],
    ['MuiIconButton', 'root', 'iconButton'],
    ['MuiListItemButton', 'root', 'row'],
    ['MuiOutlinedInput', 'root', 'field'],
    ['MuiTextField', 'root', 'field'],
    ['MuiChip', 'root', 'tag'],
    ['MuiAlert', 'root', 'notice'],
    ['MuiSnackbarContent', 'root', 'toast'],
    ['MuiTabs', 'root', 'tabs'],
    ['MuiTab', 'root', 'tab'],
    ['MuiLink', 'root', 'link'],
    ['MuiAvatar', 'root', 'avatar'],
    ['MuiSkeleton', 'root', 'skeleton'],
  ]

/** Type of buttons and tabs, which themes set in one place. */
const buttonType = ['textTransform', 'letterSpacing', 'fontFamily', 'fontWeight']

/**
 * CSS of the parts that are not MUI's own: the theme's component overrides by counterpart, then `slotProps`.
 *
 * @param onIgnored receives the name of an override that failed: it is the host app's code, made for MUI's own props
 */
export function partRules(
  theme: MuiThemeLike | undefined,
  slotProps: LookOptions['slotProps'],
  onIgnored: (name: string) => void,
): string {
  const typeOfButtons = pick(member(theme?.typography, 'button'), buttonType)
  const type = (['button', 'tab'] as const).map((part) => rules(part, '', typeOfButtons, theme))
  const overrides = counterparts.map(([component, slot, part, state = '']) => {
    const given = member(member(member(theme?.components, component), 'styleOverrides'), slot)
    try {
      return given === undefined ? '' : rules(part, state, given, theme)
    } catch {
      onIgnored(`components.${component}.styleOverrides.${slot}`)
      return ''
    }
  })
  const own = Object.entries(slotProps ?? {}).map(([part, props]) =>
    rules(part as PartName, '', props?.sx, theme),
  )
  return [...type, ...overrides, ...own].join('')
}

function rules(part: PartName, state: string, styles: unknown, theme: unknown): string {
  // Repeated, so that it outweighs the states in the kit's own styles.
  const selector = `[part=${part}]`.repeat(4) + state
  return cssRules(selector, hostStyles(styles, { theme, ownerState: {} }))
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function pick(value: unknown, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, member(value, name)]))
}
