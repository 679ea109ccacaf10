import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  jsx: 'react-jsx',
  types: [],
  noEmit: true,
  allowImportingTsExtensions: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  skipLibCheck: true,
}

/** Settings of a project that others refer to: they read its declarations, which are written without inference. */
export const referredTo = { declaration: true, isolatedDeclarations: true }

/** Type errors of the files below a folder, under settings stricter than most hosts', or others. Empty: none. */
export function typeCheck(folder: string, settings: Readonly<Record<string, unknown>> = {}): string {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, ...settings },
      include: ['**/*.ts', '**/*.tsx'],
    }),
  )
  const { stdout, stderr, status } = spawnSync(tsc, ['-p', 'tsconfig.json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${stdout}${stderr}` || `exit code ${status}`
}
