import type { Styles } from '../styles/Styles.ts'
import { themed } from '../styles/themed.ts'
import { cssVar } from './cssVar.ts'
import { focusRing } from './focusRing.ts'
import { media } from './media.ts'
import { radius } from './radius.ts'
import { size } from './size.ts'
import { textSize } from './textSize.ts'

const overrides = {
  // A ripple per press is script on the main thread; the pressed colour is enough.
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true }, styleOverrides: {} },
  MuiFormControlLabel: {
    defaultProps: {},
    styleOverrides: {
      root: {
        alignSelf: 'stretch',
        justifyContent: 'space-between',
        // As wide as its place: a margin would be added to that.
        boxSizing: 'border-box',
        margin: 0,
        padding: `0 ${size(4)}`,
        minBlockSize: size(32),
        fontSize: textSize(14),
        [media.touch]: { minBlockSize: size(44) },
      },
      label: { fontSize: 'inherit', fontFamily: 'inherit', color: cssVar('text') },
    },
  },
  MuiSwitch: {
    defaultProps: {},
    styleOverrides: {
      root: {
        inlineSize: size(40),
        blockSize: size(24),
        padding: 0,
        borderRadius: size(12),
        '&:has(:focus-visible)': { outline: `2px solid ${cssVar('focus')}`, outlineOffset: 2 },
        [media.forcedColors]: { border: '1px solid ButtonText' },
      },
      switchBase: {
        // MUI's own is physical.
        left: 'auto',
        insetInlineStart: 0,
        padding: size(3),
        color: cssVar('background'),
        '&.Mui-checked': {
          color: cssVar('onAccent'),
          transform: `translateX(${size(16)})`,
          '& + .MuiSwitch-track': { background: cssVar('accent'), opacity: 1 },
          '&:dir(rtl)': { transform: `translateX(calc(-1 * ${size(16)}))` },
        },
      },
      thumb: { inlineSize: size(18), blockSize: size(18), boxShadow: 'none' },
      track: { background: cssVar('borderStrong'), opacity: 1, borderRadius: size(12) },
    },
  },
  MuiTabs: {
    defaultProps: {},
    styleOverrides: {
      root: {
        // A long panel must not squeeze it.
        flex: 'none',
        minHeight: 0,
        padding: size(4),
        borderRadius: radius(3.5),
        background: cssVar('surface'),
        // The focus ring of a tab reaches over its edge.
        overflow: 'visible',
        [media.forcedColors]: { border: '1px solid GrayText' },
      },
      scroller: { overflow: 'visible !important' },
      list: { gap: size(4) },
      // The selected tab is raised instead.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    defaultProps: {},
    styleOverrides: {
      root: {
        flex: '1 1 0',
        minWidth: 0,
        maxWidth: 'none',
        minHeight: size(36),
        padding: `${size(6)} ${size(8)}`,
        border: '1px solid transparent',
        borderRadius: radius(2.5),
        color: cssVar('textSecondary'),
        fontSize: textSize(14),
        fontWeight: 600,
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
        touchAction: 'manipulation',
        '&.Mui-selected': {
          background: cssVar('background'),
          borderColor: cssVar('border'),
          color: cssVar('text'),
        },
        [media.hover]: { '&:hover': { color: cssVar('text') } },
        [media.touch]: { minHeight: size(44) },
        [media.moreContrast]: { '&.Mui-selected': { borderColor: cssVar('borderStrong') } },
        [media.forcedColors]: { '&.Mui-selected': { borderColor: 'Highlight', color: 'Highlight' } },
        ...focusRing(0),
      },
    },
  },
}

/** The kit's look of MUI's parts. In the theme rather than around the parts, so that the host app's overrides win. */
export const muiOverrides = Object.fromEntries(
  Object.entries(overrides).map(([name, { defaultProps, styleOverrides }]) => [
    name,
    // A switch is drawn to measure: its padding is no spacing.
    {
      defaultProps,
      styleOverrides: name === 'MuiSwitch' ? styleOverrides : themed(styleOverrides as Styles),
    },
  ]),
)
