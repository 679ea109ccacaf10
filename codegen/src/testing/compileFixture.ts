import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import type { CodegenInput } from '../CodegenConfig.ts'
import type { GenerateResult } from '../GenerateResult.ts'
import { generate } from '../generate.ts'

/** Contracts written to a folder of their own and compiled there. */
export interface CompiledFixture {
  readonly result: GenerateResult
  /** Absolute path of the folder. */
  readonly folder: string
  /** Text of an output file. */
  read(path: string): string
  /** Imports an output file. */
  load(path: string): Promise<Readonly<Record<string, unknown>>>
}

export interface FixtureOptions {
  readonly targets?: readonly string[] | 'all'
  /** Files that are contracts; all files by default. */
  readonly inputs?: readonly (string | CodegenInput)[]
  readonly dates?: boolean
  readonly bigints?: boolean
}

// Inside the repository, so that the output finds the packages it imports.
const cache = fileURLToPath(new URL('../../../.cache/codegen-tests/', import.meta.url))

/** Makes a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = join(cache, crypto.randomUUID())
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | object>>) {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

/** Compiles contracts into `out/` of a new folder. Objects are written as JSON. */
export function compileFixture(
  files: Readonly<Record<string, string | object>>,
  { inputs, ...options }: FixtureOptions = {},
): CompiledFixture {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  const result = generate(
    { inputs: inputs ?? Object.keys(files), output: 'out', ...options },
    { root: folder },
  )
  return {
    result,
    folder,
    read: (path) => readFileSync(join(folder, 'out', path), 'utf8'),
    load: (path) => import(pathToFileURL(join(folder, 'out', path)).href),
  }
}
