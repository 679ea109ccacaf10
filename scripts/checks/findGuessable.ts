import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Finding } from './Finding.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Folders whose ids, states, codes and tokens must not be guessed. */
const folders = ['sandbox/src', 'server/src', 'sdk/src']

/** Functions of packages that are built on `Math.random`. */
const weakFunctions: ReadonlySet<string> = new Set([
  'generateNonce',
  'generateSiweNonce',
  'uid',
  'customRandom',
])
/** Packages that export them. */
const weakModules = /^(?:viem|siwe|nanoid|@spruceid|ethers|uid)(?:\/|$)/

/**
 * Uses of `Math.random`, by whatever name: the next values follow from some that were seen. `randomBytes` of
 * `node:crypto` and `crypto.getRandomValues` are for secrets, `sandbox/src/random` for test data.
 */
export function findGuessable(root: string): readonly Finding[] {
  return folders.flatMap((folder) =>
    sourceFiles(join(root, folder)).flatMap((path) => {
      const file = `${folder}/${path}`
      return guessableIn(file, readFileSync(join(root, file), 'utf8'))
    }),
  )
}

function guessableIn(file: string, source: string): readonly Finding[] {
  const { program } = parseSync(file, source)
  const found: { readonly start: number; readonly reason: string }[] = []
  const harmless = new Set<number>()
  const maths = new Set<number>()
  const refuse = (start: number, name: string) =>
    found.push({
      start,
      reason: `uses ${name}, which can be guessed: use randomBytes or crypto.getRandomValues`,
    })
  new Visitor({
    Identifier: ({ start, name }) => name === 'Math' && maths.add(start),
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier') return
      const name = !computed && property.type === 'Identifier' ? property.name : 'random'
      if (object.name === 'Math' && name !== 'random') harmless.add(object.start)
    },
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!weakModules.test(value)) return
      for (const specifier of specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : ''
        if (weakFunctions.has(name) || value === 'nanoid/non-secure') refuse(specifier.start, name)
      }
    },
  }).visit(program)
  // Also `const { random } = Math` and `Math[name]`.
  for (const start of maths) if (!harmless.has(start)) refuse(start, 'Math.random')
  return found
    .sort((first, second) => first.start - second.start)
    .map(({ start, reason }) => ({ file, line: source.slice(0, start).split('\n').length, reason }))
}
