import { YAMLException } from 'js-yaml'
import type { Report } from '../diagnostics/report.ts'
import type { JsonValue } from '../model/json.ts'
import { aliasProblem, mayHaveAliases } from './aliasProblem.ts'
import { checkJson } from './checkJson.ts'
import { reportDuplicateKeys } from './duplicateKeys.ts'
import { endOfString } from './jsonText.ts'
import { parseYaml } from './parseYaml.ts'
import { mayBeInfinite, removeInfinite } from './removeInfinite.ts'
import { type ParserError, type SyntaxProblem, syntaxProblem } from './syntaxProblem.ts'

/**
 * Reads JSON or YAML. JSON goes through the platform's parser, which is several times faster; positions are worked out
 * later and only if something is wrong.
 */
export function parseSource(file: string, text: string, report: Report): JsonValue | undefined {
  if (/^\s*[{[]/.test(text)) {
    try {
      const value = JSON.parse(text) as JsonValue
      return checkJson(file, text, value, report) ? value : undefined
    } catch {
      // Flow-style YAML, or broken JSON: the YAML parser reads the first and reports where the second breaks.
      const comment = /\.json$/i.test(file) ? findComment(text) : -1
      if (comment >= 0) {
        const hint = 'Remove it, or put it into a description. YAML has comments: # …'
        reportSyntax(file, { message: 'JSON does not allow comments.', hint, position: comment }, report)
        return undefined
      }
    }
  }
  const value = readYaml(file, text, report)
  const problem = value !== undefined && mayHaveAliases(text) ? aliasProblem(value, text.length) : undefined
  if (problem === undefined) {
    if (value !== undefined && mayBeInfinite(text)) removeInfinite(file, value, report)
    return value
  }
  report.error(
    { file, pointer: '' },
    `Cannot be parsed: ${problem}`,
    'Write repeated parts as components and refer to them with $ref.',
  )
  return undefined
}

function readYaml(file: string, text: string, report: Report): JsonValue | undefined {
  try {
    return parseYaml(text) as JsonValue
  } catch (error) {
    if (isDuplicate(error)) return readWithDuplicates(file, text, report)
    reportSyntax(file, syntaxProblem(text, parserErrorOf(error)), report)
    return undefined
  }
}

/** Reports all duplicate keys, and reads the rest of the document. */
function readWithDuplicates(file: string, text: string, report: Report): JsonValue | undefined {
  try {
    const value = parseYaml(text, true) as JsonValue
    reportDuplicateKeys(file, text, report)
    return value
  } catch (error) {
    reportSyntax(file, syntaxProblem(text, parserErrorOf(error)), report)
    return undefined
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof YAMLException && error.reason === 'duplicated mapping key'
}

function parserErrorOf(error: unknown): ParserError {
  return error instanceof YAMLException
    ? { reason: error.reason, position: error.mark?.position }
    : { reason: String(error), position: undefined }
}

function reportSyntax(file: string, { message, hint, position }: SyntaxProblem, report: Report) {
  const range = { start: position, end: position + 1 }
  report.add({ severity: 'error', place: { file, pointer: '' }, at: 'value', message, hint, range })
}

/** Offset of the first comment of a string that would be JSON without it; -1 when there is none. */
function findComment(text: string): number {
  const token = /"|\/[/*]/g
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] !== '"') return match.index
    const end = endOfString(text, match.index)
    if (end < 0) return -1
    token.lastIndex = end + 1
  }
  return -1
}
