import { createRequire } from 'node:module'
import type * as regexpp from '@eslint-community/regexpp'
import { rewritePattern } from './rewritePattern.ts'
import { withoutModifiers } from './withoutModifiers.ts'

const require = createRequire(import.meta.url)

/** A regular expression that means the same with the flag `u`, or the reason why there is none. */
export type ReadPattern =
  | {
      readonly source: string
      /** Syntax of other languages and lone brackets that were rewritten: `\A is read as ^`. */
      readonly notes: readonly string[]
    }
  | { readonly problem: string }

/**
 * Rewrites a pattern of a contract so that it is valid with the flag `u` and without features of new engines. The result is
 * the same on every version of Node: the engine that runs decides only about syntax that all versions share.
 */
export function readPattern(pattern: string): ReadPattern {
  if (isPlain(pattern) && isValid(pattern)) return { source: pattern, notes: [] }
  const rewritten = rewritePattern(pattern)
  if ('problem' in rewritten) return rewritten
  const { RegExpParser } = require('@eslint-community/regexpp') as typeof regexpp
  const parse = (source: string) =>
    new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true })
  try {
    const source = withoutModifiers(parse(rewritten.source))
    if (typeof source !== 'string') return source
    parse(source)
    return { source, notes: rewritten.notes }
  } catch (error) {
    return { problem: syntaxProblem(error) }
  }
}

/**
 * Without syntax that only some engines know (modifiers, names used twice, properties that a new version of Unicode adds),
 * and without a POSIX class, which is valid and means single letters.
 */
function isPlain(pattern: string): boolean {
  return !/\(\?[^:=!<]|\(\?<[^=!]|\\[pP](?!\{[CLMNPSZ][a-z]?\})|\[:\w+:\]/.test(pattern)
}

function isValid(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

/** `Invalid regular expression: /a(/u: Unterminated group` → `unterminated group`. */
function syntaxProblem(error: unknown): string {
  if (!(error instanceof SyntaxError)) throw error
  const reason = error.message.slice(error.message.lastIndexOf('/u: ') + 4)
  return reason.charAt(0).toLowerCase() + reason.slice(1)
}
