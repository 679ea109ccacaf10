import type { ThemeSetting } from '@wallet-kit/sdk'
import { describe, expect, it } from 'vitest'
import { formatColor } from '../../foundation/theme/color/formatColor.ts'
import { defaultAccent } from '../../foundation/theme/defaultAccent.ts'
import { buttonCss } from './buttonCss.ts'

const cssOf = (accent: string, themeSetting: ThemeSetting = 'dark') =>
  buttonCss({ themeSetting, themeVariables: { '--w3m-accent': accent } })

describe('buttonCss', () => {
  it.each(['auto', 'dark', 'light'] as const)('has the default accent of the modal, %s', (mode) => {
    expect(cssOf('', mode).css).toContain(`--wk-button-accent:${formatColor(defaultAccent)};`)
  })

  it.each(['#3396ff', 'rgb(1, 2, 3)', 'hsla(230, 100%, 67%, 1)'])(
    'uses the host app’s accent %s',
    (accent) => {
      expect(cssOf(accent).css).toContain(`--wk-button-color:${accent};`)
    },
  )

  it.each([
    ['1px', '1px'],
    ['0.5rem', '0.5rem'],
    ['1px}body{display:none', '4px'],
    ['var(--x)', '4px'],
  ])('has the corners of the host app: %s is %s', (corner, shown) => {
    const themeVariables = { '--w3m-border-radius-master': corner }
    const { id, css } = buttonCss({ themeSetting: 'dark', themeVariables })
    expect(css).toContain(`--wk-button-radius:${shown};`)
    expect(id === buttonCss({ themeSetting: 'dark', themeVariables: {} }).id).toBe(shown === '4px')
  })

  it('reads the newer names first', () => {
    const themeVariables = { '--apkt-accent': '#3396ff', '--apkt-font-family': 'Georgia' } as const
    const { css } = buttonCss({
      themeSetting: 'dark',
      themeVariables: { ...themeVariables, '--w3m-accent': '#fff' },
    })
    expect(css).toContain('--wk-button-color:#3396ff;')
    expect(css).toContain('--wk-button-font:Georgia}')
  })

  it.each([
    '#fff;}body{display:none',
    '#fff</style><script>',
    'rgb(1,2,3)}*{x:url(https://a.example)',
    'url(https://a.example)',
    'expression(1)',
    '#fff/*',
    '#fff\\3b ',
  ])('shows the default for %s', (accent) => {
    expect(cssOf(accent)).toEqual(cssOf(''))
  })

  it('has a class of its own for each accent, mode and font', () => {
    const ids = [
      cssOf(''),
      cssOf('#123456'),
      cssOf('#123456', 'light'),
      cssOf('#123456', 'auto'),
      buttonCss({ themeSetting: 'dark', themeVariables: { '--w3m-font-family': 'Georgia' } }),
    ].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/)
  })
})
