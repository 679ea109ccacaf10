import { escapeForRegExp } from '../escapeForRegExp.ts'
import { pathOf } from '../pathLiteral.ts'
import { segmentPattern } from './segmentPattern.ts'

/**
 * A path template of a contract as a pattern of Hono. Parameters get names of our own, because those of a contract
 * may not be names for Hono; what they hold is read from the address itself.
 */
export function routePattern(template: string): string {
  return pathOf(template)
    .split('/')
    .map((segment, index) => {
      if (/^\{[^}]*\}$/.test(segment)) return `:p${index}`
      return /[:*?{}]/.test(segment)
        ? `:p${index}{${segmentPattern(segment, literalSource)}}`
        : unescaped(segment)
    })
    .join('/')
}

function literalSource(text: string): string {
  return escapeForRegExp(unescaped(text))
}

/** As Hono sees an address: without escapes, but for those of delimiters and of `%` itself. */
function unescaped(literal: string): string {
  try {
    return decodeURI(literal.replaceAll('%25', '%2525'))
  } catch {
    return literal
  }
}
