import type { ThemeVariables } from '@wallet-kit/sdk'
import type { ThemeTokens } from './ThemeTokens.ts'

const length = /^\d*\.?\d+(px|rem|em)$/

/** CSS variables of the modal's outermost element: all colours and lengths below derive from them. */
export function scopeVariables(
  tokens: ThemeTokens,
  variables: ThemeVariables,
): Record<`--wk-${string}`, string | number> {
  const fontSize = variables['--w3m-font-size-master'] ?? ''
  const corner = variables['--w3m-border-radius-master'] ?? ''
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--wk-${name}`, value])),
    // 10px is AppKit's base: a host app that sets 11px gets a modal that is a tenth larger.
    '--wk-px': `calc(${length.test(fontSize) ? fontSize : '10px'} * 0.1)`,
    '--wk-radius': length.test(corner) ? corner : '4px',
    '--wk-z-index': variables['--w3m-z-index'] ?? 999,
  }
}
