import type { Node } from 'ts-morph'
import type { Difference } from './Difference.ts'

/** A place in the project that needs a person. */
export interface Finding {
  readonly difference: Difference
  /** Relative to the project, with slashes. */
  readonly file: string
  /** Counted from 1, before the migration. */
  readonly line: number
  /** The code that it is about, e.g. the name of an import. */
  readonly code: string
}

/** Collects what has no equivalent, for the end of the migration. */
export interface MigrationReport {
  /** Steps for the user after the migration, in order. */
  readonly steps: readonly string[]
  readonly findings: readonly Finding[]
  /** Adds a finding. A file that was changed already is compared with its original text for the line. */
  add(difference: Difference, node: Node, code?: string): void
  /** Adds a step, unless it is listed already. */
  addStep(step: string): void
}

export interface CreateReportParameters {
  /** Names a file relative to the project. */
  toPath(file: string): string
  /** Text of a file before the migration. */
  original(file: string): string | undefined
}

export function createReport({ toPath, original }: CreateReportParameters): MigrationReport {
  const findings: Finding[] = []
  const steps: string[] = []
  return {
    findings,
    steps,
    add(difference, node, code = firstLine(node.getText())) {
      const path = node.getSourceFile().getFilePath()
      const file = toPath(path)
      const line = lineBefore(node, original(path) ?? '')
      if (findings.some((each) => each.file === file && each.line === line && each.code === code)) return
      findings.push({ difference, file, line, code })
    },
    addStep(step) {
      if (!steps.includes(step)) steps.push(step)
    },
  }
}

/** The line of the original with the same text, the nearest of several. */
function lineBefore(node: Node, original: string): number {
  const line = node.getStartLineNumber()
  const text = node.getSourceFile().getFullText().split('\n')[line - 1]?.trim()
  const same = original
    .split('\n')
    .flatMap((each, index) => (each.trim() === text ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - line) - Math.abs(b - line))
  return same[0] ?? line
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
