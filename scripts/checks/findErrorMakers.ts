import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Finding } from './Finding.ts'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'

const folders = ['sdk/src', 'ui/src']
const maker = 'sdk/src/foundation/errors/createError.ts'
const error = 'WalletKitError'
const constants = '@wallet-kit/clients/errors/constants'
const catalogue = '@wallet-kit/clients/errors/catalogue'

/**
 * Errors that are made without `createError`, and imports that bring the messages of all errors: a chunk carries those of
 * the constants that it imports by name. The catalogue is for code that has a code at run time, on demand.
 */
export function findErrorMakers(root: string): readonly Finding[] {
  return folders.flatMap((folder) =>
    sourceFiles(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((file) => file !== maker && !isTestFile(file))
      .flatMap((file) => makersIn(file, readFileSync(join(root, file), 'utf8'))),
  )
}

function makersIn(file: string, source: string): readonly Finding[] {
  const { program } = parseSync(file, source)
  const found: { readonly start: number; readonly reason: string }[] = []
  const classes = new Set([error])
  const refuseClass = (start: number) =>
    found.push({ start, reason: `makes a ${error}: use createError with a constant of ${constants}` })
  const refuseAll = (start: number) =>
    found.push({ start, reason: 'brings the messages of all errors: import constants by name' })
  new Visitor({
    ImportDeclaration({ start, source: { value }, specifiers, importKind }) {
      if (importKind === 'type') return
      const values = specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
      for (const one of values)
        if (
          one.type === 'ImportSpecifier' &&
          one.imported.type === 'Identifier' &&
          one.imported.name === error
        )
          classes.add(one.local.name)
      const isWhole = values.some(({ type }) => type === 'ImportNamespaceSpecifier')
      if ((value === catalogue && values.length > 0) || (value === constants && isWhole)) refuseAll(start)
    },
    ImportExpression({ start, source: from }) {
      if (from.type === 'Literal' && from.value === constants) refuseAll(start)
    },
    NewExpression({ start, callee }) {
      if (callee.type === 'Identifier' && classes.has(callee.name)) refuseClass(start)
    },
    ClassDeclaration({ start, superClass }) {
      if (superClass?.type === 'Identifier' && classes.has(superClass.name)) refuseClass(start)
    },
  }).visit(program)
  return found.map(({ start, reason }) => ({ file, line: source.slice(0, start).split('\n').length, reason }))
}
