import { describe, expect, it } from 'vitest'
import { contrastRatio } from './color/contrastRatio.ts'
import { parseColor } from './color/parseColor.ts'
import { resolveTokens } from './resolveTokens.ts'
import type { ThemeTokens } from './ThemeTokens.ts'

const accents = [
  undefined,
  '#000000',
  '#ffffff',
  '#ff0000',
  '#ffcc00',
  '#00e5a0',
  'rgb(255, 105, 180)',
  'hsl(275, 90%, 55%)',
  '#0a2540',
  '#7f7f7f',
  '#b6ff00',
  'hsla(210, 100%, 50%, 0.8)',
]
const modes = ['dark', 'light'] as const
const cases = modes.flatMap((mode) => accents.map((accent) => ({ mode, accent })))

function ratio(tokens: ThemeTokens, one: keyof ThemeTokens, other: keyof ThemeTokens): number {
  const [first, second] = [parseColor(tokens[one]), parseColor(tokens[other])]
  if (!first || !second) throw new Error(`${one} or ${other} is not an opaque colour`)
  return contrastRatio(first, second)
}

describe.each(cases)('resolveTokens, $mode with accent $accent', ({ mode, accent }) => {
  const tokens = resolveTokens(mode, accent ? { '--w3m-accent': accent } : {})

  it.each(['background', 'surface', 'surfaceHover'] as const)('keeps text at 4.5:1 on %s', (plane) => {
    for (const text of ['text', 'textSecondary', 'accentText', 'error', 'success'] as const) {
      expect(ratio(tokens, text, plane), text).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keeps text on the accent, its hover and its tint at 4.5:1', () => {
    expect(ratio(tokens, 'onAccent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(tokens, 'onAccent', 'accentHover')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(tokens, 'accentText', 'accentSurface')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(tokens, 'error', 'errorSurface')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(tokens, 'text', 'errorSurface')).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps edges and focus rings at 3:1', () => {
    for (const plane of ['background', 'surface'] as const) {
      expect(ratio(tokens, 'focus', plane)).toBeGreaterThanOrEqual(3)
      expect(ratio(tokens, 'borderStrong', plane)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('resolveTokens', () => {
  it('falls back to the default accent when the host app passes an invalid colour', () => {
    expect(resolveTokens('dark', { '--w3m-accent': 'url(x)' })).toEqual(resolveTokens('dark'))
  })

  it('reads the newer names first', () => {
    const accent = { '--apkt-accent': '#ff0000' } as const
    expect(resolveTokens('dark', accent)).toEqual(resolveTokens('dark', { '--w3m-accent': '#ff0000' }))
    expect(resolveTokens('dark', { ...accent, '--w3m-accent': '#00ff00' })).toEqual(
      resolveTokens('dark', accent),
    )
  })

  it('tints the planes and keeps text readable on them', () => {
    const tokens = resolveTokens('light', { '--w3m-color-mix': '#ff00aa', '--w3m-color-mix-strength': 35 })
    expect(tokens.background).not.toBe(resolveTokens('light').background)
    expect(ratio(tokens, 'textSecondary', 'background')).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['dark', '#ffffff', 100],
    ['light', '#000000', 100],
    ['dark', '#ffffff', 60],
  ] as const)('turns the text where the tint has turned the planes: %s with %s', (mode, tint, strength) => {
    const tokens = resolveTokens(mode, { '--w3m-color-mix': tint, '--w3m-color-mix-strength': strength })
    for (const plane of ['background', 'surface', 'surfaceHover'] as const) {
      expect(ratio(tokens, 'text', plane)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(tokens, 'textSecondary', plane)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
