import { styleText } from 'node:util'
import type { Finding } from './Finding.ts'

const marks = {
  ok: styleText('green', '✓'),
  note: styleText('dim', '·'),
  warning: styleText('yellow', '!'),
  error: styleText('red', '✗'),
} as const

/** Findings as lines for a terminal, remedies below them. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, text, remedy, id }) => [
    `${marks[level]} ${text}${level === 'ok' || level === 'note' ? '' : styleText('dim', `  ${id}`)}`,
    ...(remedy === undefined ? [] : [`  → ${remedy}`]),
  ])
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return [...lines, '', `${count('error')} errors, ${count('warning')} warnings`].join('\n')
}
