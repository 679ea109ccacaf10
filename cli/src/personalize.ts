import { randomBytes } from 'node:crypto'
import { setAppName, toAppName } from './appName.ts'
import type { Services, SignIn } from './choices.ts'
import { type AppFiles, toBuffer } from './composeFiles.ts'
import { put } from './put.ts'
import { UsageError } from './UsageError.ts'

/** Answers that become values in an app's files. */
export interface Choices {
  /** Name of the package. */
  readonly name: string
  readonly networks: readonly string[]
  readonly signIn: SignIn
  /** Empty: none. */
  readonly logins: readonly string[]
  readonly services: Services
  readonly projectId: string | undefined
  /** Whether the app has a page, with variables in `.env`. */
  readonly hasPage: boolean
}

/**
 * Writes choices into composed files: names, networks, logins, variables. An app with a server gets a secret of its own.
 *
 * @throws {UsageError} when the project id could break the env file's syntax
 * @throws Error when a template lacks the place of a value
 */
export function personalize(files: AppFiles, choices: Choices): void {
  const { name, networks, signIn, logins, hasPage } = choices
  edit(files, 'package.json', (text) => toBuffer({ ...JSON.parse(text), name }).toString())
  if (hasPage) edit(files, '.env', (text) => setVariables(text, choices))
  if (networks.length > 0) edit(files, networksFile(files), (text) => setNetworks(text, networks))
  if (logins.length > 0) {
    const email = logins.includes('email')
    const socials = logins.filter((login) => login !== 'email').map((login) => `'${login}'`)
    const value = `{ email: ${email}, socials: ${socials.length === 0 ? 'false' : `[${socials.join(', ')}]`} }`
    edit(files, 'src/logins.ts', (text) => put(text, /\{ email: false, socials: false \}/, value))
    const passkeys = logins.includes('passkey') && { passkeys: { rpId: 'localhost' } }
    edit(files, 'frame.config.json', (text) =>
      toBuffer({ ...JSON.parse(text), title: toAppName(name), ...passkeys }).toString(),
    )
  }
  // Not committed: .gitignore has it.
  if (signIn === 'server')
    files.set('.env.local', Buffer.from(`SIGN_IN_SECRET=${randomBytes(32).toString('base64url')}\n`))
}

function setVariables(text: string, { name, signIn, logins, services, projectId }: Choices): string {
  const variables: Record<string, string> = {
    SERVICES: services,
    SIGN_IN: signIn === 'none' ? 'off' : 'on',
    ...(projectId === undefined ? {} : { PROJECT_ID: checkProjectId(projectId) }),
    ...(logins.length === 0 ? {} : { FRAME: 'http://localhost:4100/sdk' }),
  }
  return Object.entries(variables).reduce(setVariable, setAppName(text, name))
}

function networksFile(files: AppFiles): string {
  return files.has('src/networks.js') ? 'src/networks.js' : 'src/networks.ts'
}

function setNetworks(text: string, names: readonly string[]): string {
  const list = names.join(', ')
  return put(
    put(text, /import \{ [\w, ]+ \}(?= from '@wallet-kit\/sdk\/networks')/, `import { ${list} }`),
    /= \[[\w, ]+\]/,
    `= [${list}]`,
  )
}

/** With any prefix that the bundler requires. */
function setVariable(text: string, [variable, value]: readonly [string, string]): string {
  return put(text, new RegExp(`^((?:VITE_|NEXT_PUBLIC_|PUBLIC_)?${variable})=.*$`, 'm'), `$1=${value}`)
}

function edit(files: AppFiles, path: string, change: (text: string) => string): void {
  const content = files.get(path)
  if (!content) throw new Error(`The template lacks ${path}.`)
  files.set(path, Buffer.from(change(content.toString())))
}

/** @throws {UsageError} when the project id could break the syntax of a file */
export function checkProjectId(projectId: string): string {
  if (/^[\w-]{1,128}$/.test(projectId)) return projectId
  throw new UsageError('A project id may contain only letters, digits, hyphens and underscores.')
}
