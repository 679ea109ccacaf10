import { bold } from '../bootstrap/terminal.mjs'

export interface PackedFile {
  /** Of the package. */
  readonly name: string
  /** Absolute path of its tarball. */
  readonly file: string
}

/** Packages that an app with the kit needs: npm finds none of them in a registry, so all are named. */
const ofPage = ['@wallet-kit/clients', '@wallet-kit/sdk', '@wallet-kit/react']
const ofServer = [...ofPage, '@wallet-kit/server']
const ofFrame = ['@wallet-kit/clients', '@wallet-kit/frame']

/** Commands that use packed packages as if they were published. */
export function describePacked(files: readonly PackedFile[]): string {
  const fileOf = (name: string) => {
    const found = files.find((packed) => packed.name === name)
    if (!found) throw new TypeError(`${name} is not packed`)
    return found.file
  }
  const install = (names: readonly string[]) => ['npm install', ...names.map(fileOf)].join(' ')
  const overrides = Object.fromEntries(files.map(({ name, file }) => [name, `file:${file}`]))
  return [
    '',
    bold('In your app'),
    `  ${install(ofPage)}`,
    bold('with a sign-in server'),
    `  ${install(ofServer)}`,
    bold('A new app'),
    `  npx --package ${fileOf('create-wallet-kit')} create-wallet-kit my-app`,
    '  cd my-app',
    `  ${install(ofPage)}   # after --server: the second command`,
    bold('Logins on your own domain'),
    `  ${install(ofFrame)}`,
    '  npx frame',
    bold('The compiler'),
    `  npm install -D ${fileOf('@wallet-kit/codegen')}`,
    bold('For agents and editors'),
    `  npx --package ${fileOf('@wallet-kit/mcp')} wallet-kit-mcp`,
    bold('pnpm, Yarn and Bun'),
    '  take the same files, and in package.json as `pnpm.overrides`, `resolutions` or `overrides`:',
    `  ${JSON.stringify(overrides)}`,
    '',
  ].join('\n')
}
