import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

export const packageManagers: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']

/**
 * The package manager that ran this program.
 *
 * @param userAgent value of `npm_config_user_agent`, e.g. `pnpm/9.1.0 npm/? node/v20.19.0 linux x64`
 */
export function packageManagerFrom(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/')[0]
  return packageManagers.find((manager) => manager === name) ?? 'npm'
}

const lockFiles: Readonly<Record<PackageManager, readonly string[]>> = {
  npm: ['package-lock.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
}

/** The package manager of an existing project, by its lock file, also where that is in a folder above. */
export function packageManagerOf(folder: string): PackageManager | undefined {
  const found = packageManagers.find((manager) =>
    lockFiles[manager].some((file) => existsSync(join(folder, file))),
  )
  if (found || dirname(folder) === folder || existsSync(join(folder, '.git'))) return found
  return packageManagerOf(dirname(folder))
}

/** The command that runs a script of package.json. */
export function runCommand(manager: PackageManager, script: string): string {
  return manager === 'npm' || manager === 'bun' ? `${manager} run ${script}` : `${manager} ${script}`
}
