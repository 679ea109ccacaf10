export interface LockEntry {
  readonly version?: string
  /** The package's own name, where it is installed under another one. */
  readonly name?: string
  /** A workspace of the repository. */
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>
}

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'android',
  'openharmony',
]
/** Longer names first: `arm` is part of `arm64`. */
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]
const processorAliases: Readonly<Record<string, string>> = { amd64: 'x64', aarch64: 'arm64', armv7: 'arm' }
const systemAliases: Readonly<Record<string, string>> = { win: 'win32', windows: 'win32', macos: 'darwin' }

/**
 * Optional packages that a lock file refers to but does not list. npm omits those of other platforms when
 * it writes the file from `node_modules` (https://github.com/npm/cli/issues/4828) or cannot reach the registry, and
 * then `npm ci` fails everywhere.
 *
 * @returns `name@wanted version`
 */
export function missingOptionalPackages({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isListed(packages, path, name))
      .map(([name, wanted]) => `${name}@${wanted}`),
  )
}

/**
 * Adds the missing optional packages of other platforms. npm reads platform and version from the entry and never requests
 * the package on other platforms.
 */
export function completeLock<Input extends Lock>(lock: Input): Input {
  const packages: Record<string, LockEntry> = { ...lock.packages }
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isListed(packages, path, name)) continue
      packages[`node_modules/${name}`] = {
        version: exactVersion(name, wanted),
        ...platformOf(name),
        ...(entry.dev || path === '' ? { dev: true } : {}),
        optional: true,
      }
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Resolves like Node: in the package's own `node_modules`, then in those above it. */
function isListed(packages: Lock['packages'], path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
  if (path === '') return false
  const above = Math.max(path.lastIndexOf('node_modules/') - 1, 0)
  return isListed(packages, path.slice(0, above), name)
}

function exactVersion(name: string, wanted: string): string {
  if (/^\d+\.\d+\.\d+/.test(wanted)) return wanted
  throw new TypeError(`${name}@${wanted} has no exact version to put into the lock file`)
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[@/_-]/).map((word) => systemAliases[word] ?? processorAliases[word] ?? word)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.some((part) => part === processor))
  if (!os && !cpu) throw new TypeError(`${name} has no platform in its name`)
  const musl = parts.some((part) => part.startsWith('musl'))
  const glibc = parts.some((part) => part.startsWith('gnu'))
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(musl ? { libc: ['musl'] } : glibc ? { libc: ['glibc'] } : {}),
  }
}
