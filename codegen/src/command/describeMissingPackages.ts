import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A line that installs what the written files import and the host does not have. Empty: all is there. */
export function describeMissingPackages(texts: readonly string[], outputFolder: string): string[] {
  const folders = upwards(outputFolder)
  // Yarn's Plug'n'Play keeps packages where only Yarn finds them.
  if (folders.some((folder) => existsSync(join(folder, '.pnp.cjs')))) return []
  const missing = importedPackages(texts).filter(
    (name) => !folders.some((folder) => existsSync(join(folder, 'node_modules', name, 'package.json'))),
  )
  if (missing.length === 0) return []
  return [
    '\n',
    `  The code needs packages that are not installed: ${installCommand(folders)} ${missing.join(' ')}\n`,
  ]
}

/** Names of the packages that files import, sorted. */
function importedPackages(texts: readonly string[]): string[] {
  const names = new Set<string>()
  for (const text of texts) {
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) .*from '([^'.][^']*)'$/gm)) {
      if (specifier.startsWith('node:')) continue
      const [first = '', second = ''] = specifier.split('/')
      names.add(first.startsWith('@') ? `${first}/${second}` : first)
    }
  }
  return [...names].sort()
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
