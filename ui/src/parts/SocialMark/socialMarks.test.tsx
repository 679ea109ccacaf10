// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { canCarryMark } from '../../foundation/icons/canCarryMark.ts'
import { socialMarks } from '../../foundation/icons/socialMarks.ts'
import { resolveTokens } from '../../foundation/theme/resolveTokens.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { testKit } from '../../test/testKit.ts'
import { SocialMark } from './SocialMark.tsx'

afterEach(cleanup)

describe('the marks of social networks', () => {
  it.each(['dark', 'light'] as const)(
    'have 3:1 to each plane of the %s theme in their own colours',
    (mode) => {
      for (const [name, parts] of Object.entries(socialMarks)) {
        expect(canCarryMark(resolveTokens(mode), parts), name).toBe(true)
      }
    },
  )

  it.each([
    ['#5865f2', false],
    ['#ffffff', true],
  ])('take the colour of text on planes tinted with %s: %s', (tint, isOwn) => {
    const themeVariables = { '--w3m-color-mix': tint, '--w3m-color-mix-strength': 100 }
    const { container } = render(
      <AppKitProvider kit={testKit({ themeMode: 'light', themeVariables })}>
        <SocialMark provider="discord" pixels={22} />
      </AppKitProvider>,
    )
    const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
    expect(fills).toEqual([isOwn ? '#5865f2' : null])
    expect(container.querySelector('svg')?.getAttribute('fill')).toBe('currentColor')
  })

  it('are of several colours where their owner publishes them so', () => {
    expect(new Set(socialMarks.google.map(([, color]) => color)).size).toBe(4)
  })
})
