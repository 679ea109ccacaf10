import { createRequire } from 'node:module'
import type * as regexpp from '@eslint-community/regexpp'
import type * as scslre from 'scslre'

const require = createRequire(import.meta.url)

/** Repetitions that are as good as unlimited. */
const many = 100

/** Groups and quantifiers of a pattern that is analysed: the time grows with the cube of their number. */
const mostParts = 50

/**
 * The part of a regular expression that repeats a repetition, such as `(a+)+`: a string that nearly fits takes time that
 * doubles with each of its characters. Undefined when there is none, or when the expression is too long to analyse.
 */
export function slowPart(pattern: string): string | undefined {
  // Most contracts have no such pattern, and so do without the libraries, which take 40 ms to load.
  if (!mayBeSlow(pattern) || pattern.split(/[(*+?{]/).length > mostParts) return undefined
  const { analyse } = require('scslre') as typeof scslre
  const { reports } = analyse(parse(pattern), { reportTypes: { Move: false } })
  const slow = reports.filter(({ exponential }) => exponential)
  const report = slow.find(({ type }) => type === 'Self') ?? slow[0]
  return report === undefined ? undefined : repeatedPart(report)
}

/** Whether there is a repeated group, and at least one more repetition of ten times or more. */
function mayBeSlow(pattern: string): boolean {
  const repetitions = pattern.match(/[*+]|\{\d+,\}|\{(?:\d+,)?\d{2,}\}/g) ?? []
  return repetitions.length > 1 && /\)[*+{]/.test(pattern)
}

function parse(pattern: string): scslre.ParsedLiteral {
  const { RegExpParser, visitRegExpAST } = require('@eslint-community/regexpp') as typeof regexpp
  const parser = new RegExpParser()
  const flags = parser.parseFlags('u')
  const parsed = parser.parsePattern(pattern, 0, pattern.length, { unicode: true })
  visitRegExpAST(parsed, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max >= many) quantifier.max = Number.POSITIVE_INFINITY
    },
  })
  return { pattern: parsed, flags }
}

/** The repetition with the ambiguous quantifier in it. */
function repeatedPart(report: scslre.Report): string {
  if (report.type === 'Self') return report.parentQuant.raw
  return innermostRepetition((report.type === 'Trade' ? report.startQuant : report.quant).parent)
}

function innermostRepetition(node: regexpp.AST.Node): string {
  if (node.parent === null || (node.type === 'Quantifier' && node.max > 1)) return node.raw
  return innermostRepetition(node.parent)
}
