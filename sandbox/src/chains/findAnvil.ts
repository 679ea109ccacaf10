import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SandboxError } from '../SandboxError.ts'

const anvilVersion = '1.7.1'

/** Platform and architecture, as Node names them. */
export interface Platform {
  readonly platform: string
  readonly arch: string
}

/**
 * Finds anvil's executable, which npm installs as an optional package per platform. Starting it without the
 * package's JavaScript wrapper saves a process and lets us end it reliably.
 *
 * @throws SandboxError `ANVIL_MISSING` when the package of this platform is not installed.
 */
export function findAnvil(machine: Platform = { platform: process.platform, arch: process.arch }): string {
  const name = packageName(machine)
  const require = createRequire(import.meta.url)
  try {
    // Resolved from @foundry-rs/anvil, which may be hoisted elsewhere.
    const beside = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    const folder = dirname(beside.resolve(`${name}/package.json`))
    const program = join(folder, 'bin', machine.platform === 'win32' ? 'anvil.exe' : 'anvil')
    if (existsSync(program)) return program
    throw missing(name, machine)
  } catch (error) {
    if (error instanceof SandboxError) throw error
    throw missing(name, machine, error)
  }
}

function packageName({ platform, arch }: Platform): string {
  const system = platform
  const processor = arch === 'x64' ? 'amd64' : arch
  return `@foundry-rs/anvil-${system}-${processor}`
}

function missing(name: string, { platform, arch }: Platform, cause?: unknown): SandboxError {
  return new SandboxError(`The program that runs the test chains (${name}) is not installed.`, {
    code: 'ANVIL_MISSING',
    remedy: `Run "npm install --include=optional". If it is still missing, run "npm install --no-save ${name}@${anvilVersion}". Foundry publishes it for Linux and macOS (x64, arm64) and Windows (x64); this is ${platform} on ${arch}.`,
    cause,
  })
}
