import type { FileChange } from '../migrate/project/FileChange.ts'
import { listChanges } from '../migrate/report/printReport.ts'
import type { Manual } from './AddContext.ts'
import type { FoundApp } from './kinds/FoundApp.ts'

export interface PrintAdditionParameters {
  readonly app: FoundApp
  readonly changes: readonly FileChange[]
  readonly manual: readonly Manual[]
  readonly steps: readonly string[]
  /** Whether the files were written. */
  readonly isWritten: boolean
}

/** The report of an addition as lines of text: changed files, lines to add by hand, next steps. */
export function printAddition({ app, changes, manual, steps, isWritten }: PrintAdditionParameters): string {
  const blocks = [
    [app.title],
    listChanges(changes, isWritten),
    ...manual.map(({ reason, lines }) => [
      `By hand: ${reason}`,
      ...(lines.length > 0 ? ['', ...lines.map((line) => (line === '' ? '' : `    ${line}`))] : []),
    ]),
    ['Next:', ...steps.map((step) => `  ${step}`)],
  ]
  return blocks.map((lines) => lines.join('\n')).join('\n\n')
}
