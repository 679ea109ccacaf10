import * as nodeModule from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Imports a configuration, again and again, with its imports from the project. */
export interface ConfigModules {
  /** The module as its files are now. */
  load(path: string): Promise<ImportedModule>
  /** Another module of the same round, named as in an import of the file `from`. */
  loadBeside(from: string, specifier: string): Promise<ImportedModule>
  /** Absolute paths of the project's files that were imported. */
  files(): readonly string[]
  /** Ends a round: later imports are separate from it. */
  finish(): void
}

type ImportedModule = Readonly<Record<string, unknown>>

const ownName = '@wallet-kit/codegen'

/** Distinguishes one round of imports from the one before; modules cannot be unloaded. */
const roundKey = 'wallet-kit-round'

/**
 * `@wallet-kit/codegen` refers to the running compiler: the fragments that an emitter makes fit the printer, and a
 * project that runs the command without installing it can import it all the same. Old versions of Node have no hooks
 * for that; there, only the configuration itself is read again.
 */
export function createConfigModules(): ConfigModules {
  const imported = new Set<string>()
  let round = 0
  // Only while there is something to import: they would slow down every import of the compiler itself.
  let hooks: nodeModule.ModuleHooks | undefined

  async function importFile(path: string): Promise<ImportedModule> {
    if ('registerHooks' in nodeModule) hooks ??= register(imported)
    imported.add(path)
    return await import(`${pathToFileURL(path).href}?${roundKey}=${round}`)
  }

  return {
    load(path) {
      imported.clear()
      round++
      return importFile(path)
    },
    async loadBeside(from, specifier) {
      if (specifier.startsWith('.')) return await importFile(resolve(dirname(from), specifier))
      return await import(pathToFileURL(nodeModule.createRequire(from).resolve(specifier)).href)
    },
    files: () => [...imported],
    finish() {
      hooks?.deregister()
      hooks = undefined
    },
  }
}

function register(imported: Set<string>): nodeModule.ModuleHooks {
  return nodeModule.registerHooks({
    resolve(specifier, context, next) {
      if (specifier === ownName) return { url: ownUrl(), shortCircuit: true }
      const result = next(specifier, context)
      const round = context.parentURL === undefined ? null : roundOf(context.parentURL)
      if (round === null || !result.url.startsWith('file:') || result.url.includes('/node_modules/'))
        return result
      const url = new URL(result.url)
      imported.add(fileURLToPath(url))
      url.searchParams.set(roundKey, round)
      return { ...result, url: url.href }
    },
    load(url, context, next) {
      // Set here, so that Node neither detects it nor warns about that where there is no package.json.
      const isTypeScript = /\.m?ts$/.test(pathOf(url)) && roundOf(url) !== null
      return next(url, isTypeScript ? { ...context, format: 'module-typescript' } : context)
    },
  })
}

function roundOf(url: string): string | null {
  return url.startsWith('file:') ? new URL(url).searchParams.get(roundKey) : null
}

function pathOf(url: string): string {
  return url.startsWith('file:') ? new URL(url).pathname : ''
}

/** The entry that hosts import, built or as it is in a checkout. */
function ownUrl(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`../exports/index.${extension}`, import.meta.url).href
}
