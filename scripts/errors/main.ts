import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { sourceFiles } from '../checks/sourceFiles.ts'
import {
  type CatalogueEntry,
  type ErrorTableParameters,
  errorTable,
  findErrorProblems,
} from './errorTable.ts'
import { findUses, type SourceText } from './findUses.ts'
import { specifiedMessages, waitingCodes } from './specifiedMessages.ts'

/** A module of a package that this program may not be compiled with. */
const load = (path: string) => import(pathToFileURL(join(repositoryRoot, path)).href)
const { errorCatalogue }: { errorCatalogue: Readonly<Record<string, CatalogueEntry>> } = await load(
  'generated/errors/catalogue.ts',
)
const constants: Readonly<Record<string, readonly [code: string, number: number, message: string]>> =
  await load('generated/errors/constants.ts')
const constantOf = new Map(Object.entries(constants).map(([name, [code]]) => [code, name]))
const { shellMessages }: { shellMessages: { readonly english: Readonly<Record<string, string>> } } =
  await load('ui/src/foundation/messages/shellMessages.ts')
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
/** Lists of messages and keys, which raise nothing. */
const isList = (file: string) =>
  /\/(messages|languages)\/|\/notices\/NoticesState\.ts$|\/errors\/(catalogueTexts\.test|createError\.test|serverErrors|frameErrors)\.ts$/.test(
    file,
  )
const read = (file: string): SourceText => ({
  file,
  source: readFileSync(join(repositoryRoot, file), 'utf8'),
})

const files = sourceFiles(repositoryRoot).filter((file) => !isList(file))
const sources = files
  .filter(
    (file) =>
      /^(sdk|ui|server|frame)\/src\//.test(file) && !isTest(file) && !/\.test\.|\/testing\//.test(file),
  )
  .map(read)
const tests = files
  .filter((file) => /^(sdk|ui|server|frame|sandbox|e2e)\//.test(file) && isTest(file))
  .map(read)
const all = Object.values(errorCatalogue).map(({ message }) => message)
const toasts = Object.entries(shellMessages.english).filter(([key]) => key.startsWith('toast.'))

const parameters: ErrorTableParameters = {
  catalogue: errorCatalogue,
  specified: specifiedMessages,
  waiting: waitingCodes,
  usesOf(code) {
    const { message = '', severity } = errorCatalogue[code] ?? {}
    const keys = toasts.filter(([, text]) => text === message).map(([key]) => key.replace('toast.', ''))
    return findUses({
      code,
      constant: constantOf.get(code) ?? code,
      message,
      toastKeys: severity === 'toast' ? keys : [],
      isUnique: all.filter((other) => other === message).length === 1,
      sources,
      tests,
    })
  },
}

const path = join(repositoryRoot, 'docs/errors.md')
const text = errorTable(parameters)
const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text

if (process.argv.includes('--check')) {
  const problems = findErrorProblems(parameters)
  for (const problem of problems) console.error(problem)
  if (!isCurrent) console.error('docs/errors.md is not up to date. Run npm run generate.')
  process.exitCode = isCurrent && problems.length === 0 ? 0 : 1
} else if (!isCurrent) {
  writeFileSync(path, text)
}
