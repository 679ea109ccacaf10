import { contrastRatio } from '../theme/color/contrastRatio.ts'
import { parseColor } from '../theme/color/parseColor.ts'
import type { ThemeTokens } from '../theme/ThemeTokens.ts'
import type { MarkPart } from './socialMarks.ts'

/**
 * Whether a mark has 3:1 (WCAG 2.2, 1.4.11) to the planes that marks are on. Of several colours the first counts: it draws
 * what the mark is known by, and no published set of colours reaches 3:1 with each of them on white.
 */
export function canCarryMark(
  { background, surface, surfaceHover }: Pick<ThemeTokens, 'background' | 'surface' | 'surfaceHover'>,
  parts: readonly MarkPart[],
): boolean {
  const [[, first = ''] = ['']] = parts
  const color = parseColor(first)
  return (
    !color ||
    [background, surface, surfaceHover].every((plane) => {
      const behind = parseColor(plane)
      return behind !== undefined && contrastRatio(color, behind) >= 3
    })
  )
}
