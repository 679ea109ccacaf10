import { createTheme } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { buttonRules } from './buttonRules.ts'
import { fromMuiTheme } from './fromMuiTheme.ts'

it('returns the theme with what the buttons need of it', () => {
  const theme = createTheme({
    palette: { mode: 'light', primary: { main: '#00695c' } },
    typography: { fontFamily: 'Georgia' },
    shape: { borderRadius: 7 },
  })
  expect(fromMuiTheme(theme)).toEqual({
    theme,
    themeMode: 'light',
    themeVariables: {
      '--apkt-accent': '#00695c',
      '--apkt-font-family': 'Georgia',
      '--apkt-border-radius-master': '2px',
    },
  })
})

it('picks the palette of the mode where the theme has one for each', () => {
  const theme = createTheme({
    colorSchemes: {
      dark: { palette: { primary: { main: '#80cbc4' } } },
      light: { palette: { primary: { main: '#00695c' } } },
    },
  })
  expect(fromMuiTheme(theme, 'dark').themeVariables['--apkt-accent']).toBe('#80cbc4')
  expect(fromMuiTheme(theme, 'light')).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--apkt-accent': '#00695c' },
  })
})

it('leaves out what the theme does not set or sets to nonsense', () => {
  const theme = { palette: { primary: { main: 'url(x)' } }, typography: { fontFamily: 'a;}' } }
  expect(fromMuiTheme(theme)).toEqual({ theme, themeMode: 'dark', themeVariables: {} })
})

it('gives buttons the corners, type and overrides of the theme’s', () => {
  const theme = createTheme({
    shape: { borderRadius: 2 },
    components: {
      MuiButton: {
        styleOverrides: { root: ({ theme: own }) => ({ padding: own.spacing(1, 3), '&:hover': { top: 1 } }) },
      },
    },
  })
  const button = '.wk-button.wk-button.wk-button'
  expect(buttonRules(theme)).toBe(
    `${button}{border-radius:2px;text-transform:uppercase;letter-spacing:0.02857em;font-weight:500;padding:8px 24px;}${button}:hover{top:1px;}`,
  )
  expect(buttonRules({})).toBe('')
})
