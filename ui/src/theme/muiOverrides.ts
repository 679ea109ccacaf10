import { cssVar } from './cssVar.ts'
import { media } from './media.ts'
import { size } from './size.ts'
import { textSize } from './textSize.ts'

/** The kit's look of MUI's parts. In the theme rather than around the parts, so that the host app's overrides win. */
export const muiOverrides = {
  // A ripple per press is script on the main thread; the pressed colour is enough.
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true }, styleOverrides: {} },
  MuiFormControlLabel: {
    defaultProps: {},
    styleOverrides: {
      root: {
        alignSelf: 'stretch',
        justifyContent: 'space-between',
        margin: `0 ${size(4)}`,
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
} as const
