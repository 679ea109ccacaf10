import { createTheme } from '@mui/material/styles'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contrastRatio } from '../../foundation/theme/color/contrastRatio.ts'
import { parseColor } from '../../foundation/theme/color/parseColor.ts'
import { resolveTokens } from '../../foundation/theme/resolveTokens.ts'
import { scopeVariables } from '../../foundation/theme/scopeVariables.ts'
import type { LookOptions } from './LookOptions.ts'
import { readHostLook } from './readHostLook.ts'

afterEach(() => vi.restoreAllMocks())

function variablesOf(options: LookOptions, mode: 'dark' | 'light' = 'dark') {
  const look = readHostLook(options, mode)
  return scopeVariables(resolveTokens(look.mode, {}, look), {}, look)
}

describe('a MUI theme', () => {
  const theme = createTheme({
    palette: { mode: 'light', primary: { main: '#00695c' }, background: { paper: '#fff8e1' } },
    typography: { fontFamily: 'Georgia', fontSize: 21, fontWeightBold: 800 },
    shape: { borderRadius: 7 },
    spacing: 16,
    zIndex: { modal: 4321 },
  })

  it('becomes tokens, of a theme object as of the options that it was made from', () => {
    const variables = variablesOf({ theme })
    expect(variables).toMatchObject({
      '--wk-background': '#fff8e1',
      '--wk-accent': '#00695c',
      '--wk-font': 'Georgia',
      '--wk-text-px': 'calc(var(--wk-px) * 1.5)',
      '--wk-space': 'calc(var(--wk-px) * 2)',
      '--wk-radius': 'calc(7px / 3.5)',
      '--wk-weight-600': 800,
      '--wk-z-index': 4321,
    })
    expect(variablesOf({ theme: { typography: { fontWeightMedium: 450 } } })).toMatchObject({
      '--wk-weight-500': 450,
      '--wk-weight-600': 700,
    })
    const plain = {
      palette: { mode: 'light', primary: { main: '#00695c' } },
      spacing: 16,
      shape: { borderRadius: 7 },
    }
    expect(variablesOf({ theme: plain })).toMatchObject({
      '--wk-accent': '#00695c',
      '--wk-space': 'calc(var(--wk-px) * 2)',
      '--wk-radius': 'calc(7px / 3.5)',
    })
  })

  it('decides the mode when it has one palette, and follows the kit’s when it has one for each', () => {
    expect(readHostLook({ theme }, 'dark').mode).toBe('light')
    const schemes = createTheme({
      colorSchemes: {
        dark: { palette: { background: { paper: '#101820' } } },
        light: { palette: { background: { paper: '#fdf6e3' } } },
      },
    })
    expect(variablesOf({ theme: schemes }, 'dark')['--wk-background']).toBe('#101820')
    expect(variablesOf({ theme: schemes }, 'light')['--wk-background']).toBe('#fdf6e3')
  })

  it('reads text with alpha as it looks on the card', () => {
    const look = readHostLook({ theme: createTheme() }, 'dark')
    // rgba(0, 0, 0, 0.6) on white.
    expect(look.neutral.textSecondary).toEqual([102, 102, 102])
  })

  it('is right-to-left only when it says so', () => {
    expect(readHostLook({ theme }, 'dark').isRtl).toBe(false)
    expect(readHostLook({ theme: createTheme({ direction: 'rtl' }) }, 'dark').isRtl).toBe(true)
  })

  it('has its component overrides in the parts that correspond to them', () => {
    const { css } = readHostLook(
      {
        theme: createTheme({
          components: {
            MuiButton: {
              styleOverrides: {
                root: ({ theme: own }) => ({ letterSpacing: own.spacing(1), ':hover': { opacity: 0.5 } }),
                contained: { borderWidth: 3 },
              },
            },
            MuiDialog: { styleOverrides: { paper: [{ outlineOffset: 2 }, { outlineWidth: 5 }] } },
          },
        }),
      },
      'dark',
    )
    const button = '[part=button]'.repeat(4)
    expect(css).toContain(`${button}{letter-spacing:8px;}${button}:hover{opacity:0.5;}`)
    expect(css).toContain(`${button}[data-tone=accent]{border-width:3px;}`)
    expect(css).toContain(`${'[part=card]'.repeat(4)}{outline-offset:2px;outline-width:5px;}`)
    expect(css).toContain('text-transform:uppercase')
  })
})

it('puts tokens over the theme, and slotProps behind its overrides', () => {
  const theme = createTheme({ palette: { primary: { main: '#00695c' } } })
  const options = { theme, designTokens: { accent: '#b71c1c' }, slotProps: { row: { sx: { color: 'red' } } } }
  expect(variablesOf(options)['--wk-accent']).toBe('#b71c1c')
  expect(readHostLook(options, 'dark').css).toMatch(/(\[part=row\]){4}\{color:red;\}$/)
})

// T28
it('leaves out values that are none, and names them in a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const look = readHostLook(
    {
      theme: {
        palette: { primary: { main: 'url(https://a.example)' }, background: { paper: 'var(--x)' } },
        components: {
          MuiButton: {
            styleOverrides: {
              root() {
                throw new Error('no')
              },
            },
          },
        },
      },
      designTokens: { fontFamily: 'a;}*{color:red', radius: '1px}', spacing: 1000, shadow: 'url(x)' },
    },
    'dark',
  )
  const none = readHostLook({ designTokens: {} }, 'dark')
  expect({ ...look, components: {}, hasMui: false }).toEqual(none)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.join(' ')).toMatch(
    /theme \(background\), theme \(accent\), designTokens.fontFamily, designTokens.radius, designTokens.spacing, designTokens.shadow, theme.components.MuiButton.styleOverrides.root/,
  )
})

describe.each([
  { background: '#ff00ff', surface: '#00ff00', text: '#ff00ff' },
  { background: '#000000', surface: '#ffffff' },
  { background: '#808080' },
  { background: '#7a7a7a', text: '#777777', textSecondary: '#797979' },
  { background: '#ffff00', surface: '#0000ff', border: '#00ff00', error: '#ffff00', success: '#ffff01' },
  { background: '#ff0000', accent: '#ff0000' },
])('the design %j', (tokens) => {
  const { mode, ...look } = readHostLook({ designTokens: tokens }, 'dark')
  const resolved = resolveTokens(mode, {}, look)
  const ratio = (one: keyof typeof resolved, other: keyof typeof resolved) => {
    const [first, second] = [parseColor(resolved[one]), parseColor(resolved[other])]
    return first && second ? contrastRatio(first, second) : 0
  }

  it('keeps text at 4.5:1', () => {
    for (const plane of ['background', 'surface', 'surfaceHover'] as const) {
      for (const text of ['text', 'textSecondary', 'accentText', 'error', 'success'] as const) {
        expect(ratio(text, plane), `${text} on ${plane}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(ratio('onAccent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('text', 'surfacePressed'), 'tags').toBeGreaterThanOrEqual(4.5)
    expect(ratio('text', 'errorSurface')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('focus', 'surface')).toBeGreaterThanOrEqual(3)
  })
})
