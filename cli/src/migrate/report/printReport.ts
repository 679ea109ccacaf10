import type { FileChange } from '../project/FileChange.ts'
import type { Finding } from './MigrationReport.ts'

export interface PrintReportParameters {
  readonly changes: readonly FileChange[]
  readonly findings: readonly Finding[]
  readonly steps: readonly string[]
  /** Whether the files were written. */
  readonly written: boolean
}

/** The report of a migration as lines of text: changed files, findings by difference, next steps. */
export function printReport({ changes, findings, steps, written }: PrintReportParameters): string {
  const differences = [...new Set(findings.map(({ difference }) => difference))]
  const blocks = [
    listChanges(changes, written),
    ...(differences.length === 0
      ? []
      : [
          [
            'No equivalent:',
            ...differences.flatMap((difference) => [
              `  ${difference.title}. ${difference.instead}`,
              ...findings
                .filter((finding) => finding.difference === difference)
                .map(({ file, line, code }) => `    ${file}:${line}  ${code}`),
              `    See docs/${difference.page}`,
            ]),
          ],
        ]),
    ...(steps.length === 0 ? [] : [['Next:', ...steps.map((step) => `  ${step}`)]]),
  ]
  return blocks.map((lines) => lines.join('\n')).join('\n\n')
}

/** Changed and new files as lines of text. */
export function listChanges(changes: readonly FileChange[], written: boolean): readonly string[] {
  const changed = changes.filter(({ before }) => before !== undefined)
  const created = changes.filter(({ before }) => before === undefined)
  return [
    `${written ? 'Changed' : 'Would change'} ${count(changed.length, 'file')}${created.length > 0 ? `, ${written ? 'added' : 'would add'} ${created.length}` : ''}:`,
    ...changed.map(({ path }) => `  ${path}`),
    ...created.map(({ path }) => `  ${path} (new)`),
  ]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
