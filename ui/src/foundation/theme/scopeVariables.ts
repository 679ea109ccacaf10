import type { ThemeVariables } from '@wallet-kit/sdk'
import { ensureContrast } from './color/ensureContrast.ts'
import { formatColor } from './color/formatColor.ts'
import { parseColor } from './color/parseColor.ts'
import type { Rgb } from './color/Rgb.ts'
import { fontFamily } from './fontFamily.ts'
import type { HostLook } from './HostLook.ts'
import type { ThemeTokens } from './ThemeTokens.ts'
import { themeVariable } from './themeVariable.ts'

const length = /^\d*\.?\d+(px|rem|em)$/

/** CSS variables of the modal's outermost element: all colours and lengths below derive from them. */
export function scopeVariables(
  tokens: ThemeTokens,
  variables: ThemeVariables,
  look?: Partial<Pick<HostLook, 'fontFamily' | 'radius' | 'spacing' | 'textSize' | 'weights' | 'zIndex'>>,
): Record<`--wk-${string}`, string | number> {
  const fontSize = themeVariable(variables, 'font-size-master') ?? ''
  const corner = themeVariable(variables, 'border-radius-master') ?? ''
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--wk-${name}`, value])),
    // 10px is AppKit's base: a host app that sets 11px gets a modal that is a tenth larger.
    '--wk-px': `calc(${length.test(fontSize) ? fontSize : '10px'} * 0.1)`,
    '--wk-space': `calc(var(--wk-px) * ${look?.spacing ?? 1})`,
    '--wk-text-px': `calc(var(--wk-px) * ${look?.textSize ?? 1})`,
    ...look?.weights,
    '--wk-radius': length.test(corner) ? corner : (look?.radius ?? '4px'),
    '--wk-qr': qrColor(themeVariable(variables, 'qr-color')),
    '--wk-z-index': themeVariable(variables, 'z-index') ?? look?.zIndex ?? 999,
    '--wk-font': themeVariable(variables, 'font-family') ?? look?.fontFamily ?? fontFamily,
  }
}

/** A colour in which scanners still find the code: they need dark modules on white. */
function qrColor(name = ''): string {
  const ink: Rgb = [16, 17, 20]
  return formatColor(ensureContrast(parseColor(name) ?? ink, [[255, 255, 255]], 4.5, ink))
}
