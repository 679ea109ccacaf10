import { builtinModules } from 'node:module'

const longestName = 214
const takenNames = new Set(['node_modules', 'favicon.ico', ...builtinModules])

/**
 * Why a text cannot be the name of an npm package (https://docs.npmjs.com/cli/configuring-npm/package-json#name), or
 * undefined when it can. Scopes are left out: the name is also a folder's.
 */
export function projectNameProblem(name: string): string | undefined {
  if (name === '') return 'A name is needed.'
  if (name.length > longestName) return `The name is longer than ${longestName} characters.`
  if (/[A-Z]/.test(name)) return 'The name may not have capital letters.'
  if (!/^[a-z0-9]/.test(name)) return 'The name must begin with a letter or a digit.'
  if (!/^[a-z0-9._-]+$/.test(name))
    return 'The name may have letters, digits, hyphens, dots and underscores only.'
  if (takenNames.has(name)) return `The name "${name}" is taken by Node or npm.`
  return undefined
}

/** The nearest valid name, to propose. */
export function suggestProjectName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, longestName)
  return projectNameProblem(name) === undefined ? name : 'wallet-kit-app'
}
