import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTooOld, oldestVersions } from './oldestVersions.ts'

/**
 * Commands that install the packages of the written files that the host lacks, or has only in an incompatible version.
 * Empty: all are there.
 */
export function describeMissingPackages(sources: readonly string[], outputFolder: string): string[] {
  const folders = upwards(outputFolder)
  // Yarn's Plug'n'Play keeps packages where only Yarn finds them.
  if (folders.some((folder) => existsSync(join(folder, '.pnp.cjs')))) return []
  const packages = importedPackages(sources).map((name) => ({
    name,
    version: installedVersion(name, folders),
  }))
  const missing = packages.filter(({ version }) => version === undefined).map(({ name }) => name)
  const old = packages.filter(({ name, version }) => version !== undefined && isTooOld(name, version))
  const install = installCommand(folders)
  const lines = [
    ...(missing.length === 0
      ? []
      : [`  The code needs packages that are not installed: ${install} ${missing.join(' ')}\n`]),
    ...old.map(
      ({ name, version }) =>
        `  The code needs ${name} ${oldestVersions[name]?.join('.')} or newer, not ${version}: ${install} ${name}@latest\n`,
    ),
  ]
  return lines.length === 0 ? [] : ['\n', ...lines]
}

/** Version of the package that an import would resolve to; empty where it declares none. */
function installedVersion(name: string, folders: readonly string[]): string | undefined {
  const paths = folders.map((folder) => join(folder, 'node_modules', name, 'package.json'))
  const path = paths.find((candidate) => existsSync(candidate))
  if (path === undefined) return undefined
  const [, version = ''] = /"version"\s*:\s*"([^"]+)"/.exec(readFileSync(path, 'utf8')) ?? []
  return version
}

/** Names of the packages that files import, sorted. */
function importedPackages(sources: readonly string[]): string[] {
  const names = new Set<string>()
  for (const text of sources) {
    for (const specifier of importedModules(text)) {
      if (specifier.startsWith('node:')) continue
      const [first = '', second = ''] = specifier.split('/')
      names.add(first.startsWith('@') ? `${first}/${second}` : first)
    }
  }
  return [...names].sort()
}

/** Modules other than files that the imports and exports of a file name. */
function* importedModules(text: string): Generator<string> {
  const mark = " from '"
  // A regular expression that looks for such lines takes several times as long.
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    const start = at + mark.length
    const end = text.indexOf("'", start)
    if (text[start] === '.' || text[end + 1] !== '\n') continue
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
    if (/^(?:import|export) /.test(line)) yield text.slice(start, end)
  }
}

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['bun.lockb', 'bun add'],
  ['package-lock.json', 'npm i'],
] as const

/** As the project installs everything else; the lock file that lies nearest decides. */
function installCommand(folders: readonly string[]): string {
  for (const folder of folders) {
    const [, command] = lockFiles.find(([file]) => existsSync(join(folder, file))) ?? []
    if (command !== undefined) return command
  }
  return 'npm i'
}

/** A folder and those that it lies in. */
function upwards(folder: string): string[] {
  const folders: string[] = []
  for (let at = folder; ; at = dirname(at)) {
    folders.push(at)
    if (at === dirname(at)) return folders
  }
}
