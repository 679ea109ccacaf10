import type { TaggedTest } from './taggedTests.ts'
import type { Threat } from './threats.ts'

interface FindUntestedParameters {
  readonly threats: Readonly<Record<string, Threat>>
  readonly tests: readonly TaggedTest[]
  /** The folder with which each missing feature begins. */
  readonly features: Readonly<Record<string, string>>
  exists(path: string): boolean
}

/** Rows without a test that should have one, one message each. */
export function findUntested(parameters: FindUntestedParameters): readonly string[] {
  const { threats, tests, features, exists } = parameters
  const tested = new Set(tests.flatMap(({ rows }) => rows))
  return Object.entries(threats).flatMap(([row, { subject, waitsFor }]) => {
    const folder = waitsFor && features[waitsFor]
    if (folder && exists(folder))
      return `${row} waits for "${waitsFor}", which exists: ${folder}. Test the row.`
    if (waitsFor || tested.has(row)) return []
    return `${row} (${subject}) has no test. Tag one with \`// ${row}\`, or name the feature that it waits for.`
  })
}
