import { builtinModules } from 'node:module'

const longestName = 214
const reservedNames = new Set(['node_modules', 'favicon.ico', ...builtinModules])

/**
 * Problem of a string as an npm package name (https://docs.npmjs.com/cli/configuring-npm/package-json#name), or
 * undefined for a valid one. Scopes are not supported, because the name is also the folder's.
 */
export function projectNameProblem(name: string): string | undefined {
  if (name === '') return 'A name is required.'
  if (name.length > longestName) return `The name is longer than ${longestName} characters.`
  if (/[A-Z]/.test(name)) return 'The name must be lower case.'
  if (!/^[a-z0-9]/.test(name)) return 'The name must begin with a letter or a digit.'
  if (!/^[a-z0-9._-]+$/.test(name))
    return 'The name may contain only letters, digits, hyphens, dots and underscores.'
  if (reservedNames.has(name)) return `The name "${name}" is reserved by Node or npm.`
  return undefined
}

/** The nearest valid name. */
export function suggestProjectName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, longestName)
  return projectNameProblem(name) === undefined ? name : 'wallet-kit-app'
}
