import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import { checkConfig } from './checkConfig.ts'
import type { ConfigModules } from './configModules.ts'
import { describeFailure } from './describeFailure.ts'
import { loadEmitters } from './loadEmitters.ts'
import { UsageError } from './UsageError.ts'

const fileNames = ['ts', 'mjs', 'js', 'json'].map((extension) => `wallet-kit.codegen.${extension}`)

/**
 * Absolute path of the configuration file.
 *
 * @param given Path that was named; otherwise the file is looked for in the folder.
 * @throws {UsageError} when there is none.
 */
export function findConfig(folder: string, given: string | undefined): string {
  if (given !== undefined) {
    const path = resolve(folder, given)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined) throw new UsageError(`Configuration file not found: ${given}.`)
    if (found.isDirectory()) throw new UsageError(`${given} is a folder; --config expects a file.`)
    return path
  }
  const found = fileNames.map((name) => resolve(folder, name)).filter((path) => existsSync(path))
  const [path, another] = found
  if (path === undefined) {
    throw new UsageError('Pass the files to compile, or create a wallet-kit.codegen.ts. See --help.')
  }
  if (another !== undefined) {
    throw new UsageError(`Found both ${basename(path)} and ${basename(another)}; choose one with --config.`)
  }
  return path
}

/** @throws {UsageError} when the file cannot be loaded or is invalid. */
export async function readConfig(path: string, modules: ConfigModules): Promise<CodegenConfig> {
  const name = basename(path)
  const value = extname(path) === '.json' ? readJson(path) : await importConfig(path, modules)
  const config = checkConfig(value, name)
  return { ...config, emitters: await loadEmitters(config.emitters, path, modules) }
}

/** Folder that the paths in a configuration start from. */
export function rootOf(configPath: string): string {
  return dirname(configPath)
}

function readJson(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
    if (typeof value !== 'object' || value === null) return value
    // For editors.
    const { $schema: _, ...config } = value as Readonly<Record<string, unknown>>
    return config
  } catch (error) {
    throw new UsageError(`${basename(path)} is not valid JSON: ${messageOf(error)}`, { cause: error })
  }
}

async function importConfig(path: string, modules: ConfigModules): Promise<unknown> {
  if (/\.[cm]?ts$/.test(path) && !readsTypeScript()) {
    throw new UsageError(
      `Node ${process.versions.node} cannot read ${basename(path)}. Run the command with Node 22.18 or newer, or write the configuration as wallet-kit.codegen.mjs.`,
    )
  }
  let module: Readonly<Record<string, unknown>>
  try {
    module = await modules.load(path)
  } catch (error) {
    throw new UsageError(`${basename(path)} cannot be loaded: ${describeFailure(error, modules.files())}`, {
      cause: error,
    })
  }
  if (module.default === undefined) {
    throw new UsageError(`${basename(path)} has no default export: export default defineConfig({ … })`)
  }
  return module.default
}

function readsTypeScript(): boolean {
  return Boolean(process.features.typescript)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
