import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputFile } from '../fragment/outputFile.ts'
import { declarationImports } from './declarationImports.ts'
import { fileHeader } from './header.ts'

/** Run-time sources that the files use, and those that these use, by path below the output folder. */
export function runtimeFiles(files: readonly OutputFile[]): Map<string, string> {
  const pending = new Set<string>()
  for (const { declarations } of files) {
    for (const { module } of declarationImports(declarations)) {
      if (module.kind === 'runtime') pending.add(module.path)
    }
  }
  const header = fileHeader('its run-time sources')
  const folder = runtimeFolder()
  const printed = new Map<string, string>()
  // A set can grow while it is walked: what a source imports is visited too.
  for (const name of pending) {
    const source = readFileSync(new URL(`${name}.ts`, folder), 'utf8')
    printed.set(`runtime/${name}.ts`, `${header}\n\n${source}`)
    for (const match of source.matchAll(/from '\.\/([\w/]+)\.ts'/g)) if (match[1]) pending.add(match[1])
  }
  return printed
}

/** Beside this file in the repository; in the published package sources stand next to the built files. */
function runtimeFolder(): URL {
  const beside = new URL('../runtime/', import.meta.url)
  if (existsSync(fileURLToPath(new URL('validate.ts', beside)))) return beside
  return new URL('../../src/runtime/', import.meta.url)
}
