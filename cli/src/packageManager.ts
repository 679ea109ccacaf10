export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const known: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']

/**
 * The package manager that ran this program.
 *
 * @param userAgent value of `npm_config_user_agent`, e.g. `pnpm/9.1.0 npm/? node/v20.19.0 linux x64`
 */
export function packageManagerFrom(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/')[0]
  return known.find((manager) => manager === name) ?? 'npm'
}

/** The command that runs a script of package.json. */
export function runCommand(manager: PackageManager, script: string): string {
  return manager === 'npm' || manager === 'bun' ? `${manager} run ${script}` : `${manager} ${script}`
}
