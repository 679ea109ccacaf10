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
  /** Adds a finding. Lines refer to the text of the node's file at that time. */
  add(difference: Difference, node: Node, code?: string): void
  /** Adds a step, unless it is listed already. */
  addStep(step: string): void
}

/** @param toPath names a file relative to the project */
export function createReport(toPath: (file: string) => string): MigrationReport {
  const findings: Finding[] = []
  const steps: string[] = []
  return {
    findings,
    steps,
    add(difference, node, code = firstLine(node.getText())) {
      const file = toPath(node.getSourceFile().getFilePath())
      const line = node.getStartLineNumber()
      if (findings.some((each) => each.file === file && each.line === line && each.code === code)) return
      findings.push({ difference, file, line, code })
    },
    addStep(step) {
      if (!steps.includes(step)) steps.push(step)
    },
  }
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
