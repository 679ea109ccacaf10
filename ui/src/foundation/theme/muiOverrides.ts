import type { Styles } from '../styles/Styles.ts'
import { themed } from '../styles/themed.ts'
import { cssVar } from './cssVar.ts'
import { focusRing } from './focusRing.ts'
import { media } from './media.ts'
import { radius } from './radius.ts'
import { size } from './size.ts'
import { columnTextSize, textSize } from './textSize.ts'

/** Of one answer among several, or of one that is yes or no. */
const tickBox = {
  defaultProps: {},
  styleOverrides: {
    root: {
      flex: 'none',
      width: size(24),
      height: size(24),
      padding: 0,
      color: cssVar('borderStrong'),
      '&.Mui-checked': { color: cssVar('accentText') },
      '&:has(:focus-visible)': { outline: `2px solid ${cssVar('focus')}`, outlineOffset: 2 },
    },
  },
}

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
  MuiTextField: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: size(4),
        padding: `${size(10)} ${size(14)}`,
        border: `1px solid ${cssVar('borderStrong')}`,
        borderRadius: radius(3.5),
        background: cssVar('surface'),
        '&:focus-within': { borderColor: cssVar('focus'), boxShadow: `0 0 0 1px ${cssVar('focus')}` },
        '&:has([aria-invalid=true])': { borderColor: cssVar('error') },
        '&[data-kind=search]': {
          minBlockSize: size(48),
          alignContent: 'center',
          paddingBlock: 0,
          paddingInlineEnd: size(6),
        },
        [media.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: {},
    styleOverrides: {
      root: {
        // Above the input, not on its border.
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        fontSize: textSize(13),
        lineHeight: 'inherit',
        color: cssVar('textSecondary'),
        '&.Mui-focused, &.Mui-error': { color: cssVar('textSecondary') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: {},
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: size(8),
        padding: 0,
        borderRadius: 0,
        color: cssVar('text'),
        fontSize: textSize(16),
        lineHeight: 'inherit',
        '& > svg': { color: cssVar('textSecondary') },
        '[data-kind=search] &': { flexWrap: 'nowrap' },
        [media.touch]: { '& > button': { minWidth: size(44), minHeight: size(44) } },
      },
      // The field around it shows border and focus.
      notchedOutline: { display: 'none' },
      input: {
        flex: `1 1 ${size(120)}`,
        minWidth: 0,
        height: 'auto',
        padding: `${size(4)} 0`,
        '[data-kind=search] &': { padding: `${size(10)} 0` },
        '&::placeholder': { color: cssVar('textSecondary'), opacity: 1 },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    defaultProps: {},
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        color: 'inherit',
        '&.Mui-error': { color: 'inherit' },
      },
    },
  },
  MuiCheckbox: tickBox,
  MuiRadio: tickBox,
  MuiCircularProgress: {
    defaultProps: { size: 18, disableShrink: true },
    styleOverrides: {
      root: {
        flex: 'none',
        color: cssVar('accentText'),
        [media.stillness]: { animation: 'none' },
      },
    },
  },
  MuiAlert: {
    defaultProps: {},
    styleOverrides: {
      root: {
        alignItems: 'center',
        gap: size(8),
        padding: `${size(10)} ${size(16)}`,
        paddingInline: `${size(12)} ${size(16)}`,
        border: `1px solid ${cssVar('border')}`,
        borderRadius: radius(4),
        background: cssVar('surface'),
        boxShadow: cssVar('shadow'),
        color: cssVar('text'),
        fontSize: textSize(14),
        fontWeight: 500,
        lineHeight: 'inherit',
        // The bar for the developer is as wide as the card.
        '&[part=alert]': {
          paddingBlock: size(12),
          borderWidth: '0 0 1px',
          borderRadius: 0,
          background: cssVar('errorSurface'),
          boxShadow: 'none',
          fontWeight: 400,
        },
        [media.forcedColors]: { borderColor: 'CanvasText' },
      },
      icon: { margin: 0, padding: 0, opacity: 1 },
      message: { flex: 1, minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { margin: 0, padding: 0 },
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
        padding: `${size(6)} ${size(4)}`,
        border: '1px solid transparent',
        borderRadius: radius(2.5),
        color: cssVar('textSecondary'),
        fontSize: columnTextSize,
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
