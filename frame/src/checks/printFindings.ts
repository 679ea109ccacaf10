import type { Finding } from './Finding.ts'

const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' } as const

/** Lines for people: all findings, and a summary. */
export function printFindings(findings: readonly Finding[]): readonly string[] {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return [
    ...findings.flatMap(({ subject, level, text, remedy }) => [
      `${marks[level]}  ${subject}: ${text}.`,
      ...(remedy === undefined ? [] : [`         ${remedy}.`]),
    ]),
    `${count('problem')} problems, ${count('warning')} warnings`,
  ]
}
