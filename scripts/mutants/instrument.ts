import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MutationReport } from './judgeMutants.ts'

/** A change of the code, as StrykerJS describes it. Lines are counted from 0. */
interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly status?: string
  readonly location: { readonly start: { readonly line: number } }
}

interface Instrumenter {
  instrument(
    files: readonly { readonly name: string; readonly content: string; readonly mutate: boolean }[],
    options: object,
  ): Promise<{
    readonly files: readonly { readonly name: string; readonly content: string }[]
    readonly mutants: readonly Mutant[]
  }>
}

export interface Instrumented {
  /** The code of each file with all its mutants, of which one at a time is active. */
  readonly code: Readonly<Record<string, string>>
  /** The report to fill in, without statuses. */
  report(status: (mutantId: string) => string): MutationReport
}

/** @param packages The `node_modules` with StrykerJS. */
export async function instrument(packages: string, files: readonly string[]): Promise<Instrumented> {
  const entry = join(packages, '@stryker-mutator/instrumenter/dist/src/index.js')
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as {
    readonly Instrumenter: new (logger: object) => Instrumenter
  }
  const logger = { debug() {}, info() {}, isDebugEnabled: () => false }
  const sources = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const { files: changed, mutants } = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  return {
    code: Object.fromEntries(changed.map(({ name, content }) => [name, content])),
    report: (status) => ({
      files: Object.fromEntries(
        sources.map(({ name, content: source }) => [
          name,
          {
            source,
            mutants: mutants
              .filter(({ fileName }) => fileName === name)
              .map(({ id, mutatorName, replacement, status: known, location: { start } }) => ({
                mutatorName,
                replacement,
                status: known ?? status(id),
                location: { start: { line: start.line + 1 } },
              })),
          },
        ]),
      ),
    }),
  }
}
