import { escapeForRegExp } from '../escapeForRegExp.ts'
import { pathOf } from '../pathLiteral.ts'
import { segmentPattern } from './segmentPattern.ts'

/**
 * A path template of a contract as a pattern of Hono. Parameters get names of our own, because those of a contract may
 * not be names for Hono; their values are read from the address itself.
 */
export function routePattern(template: string): string {
  let isAfterPattern = false
  return pathOf(template)
    .split('/')
    .map((segment, index) => {
      if (/^\{[^}]*\}$/.test(segment)) {
        isAfterPattern = false
        return `:p${index}`
      }
      // Hono reads the segment behind a pattern as a part of it.
      isAfterPattern = /[:*?{}]/.test(segment) || (isAfterPattern && literalSource(segment) !== segment)
      return isAfterPattern ? `:p${index}{${segmentPattern(segment, literalSource)}}` : unescaped(segment)
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
