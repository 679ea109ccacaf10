import { basename } from 'node:path'
import type { ConfigFile } from '../CodegenConfig.ts'
import type { AnyEmitter } from '../emit/emitter.ts'
import { emitterProblems } from './checkConfig.ts'
import type { ConfigModules } from './configModules.ts'
import { describeFailure } from './describeFailure.ts'
import { UsageError } from './UsageError.ts'

/**
 * Emitters as objects: those that the configuration names are imported.
 *
 * @param configPath Absolute path of the configuration, which modules are looked for from.
 * @throws {UsageError} when a module cannot be loaded, or exports no emitter.
 */
export async function loadEmitters(
  emitters: ConfigFile['emitters'],
  configPath: string,
  modules: ConfigModules,
): Promise<AnyEmitter[]> {
  const loaded: AnyEmitter[] = []
  for (const entry of emitters ?? []) {
    if (typeof entry === 'string') loaded.push(await loadEmitter({ module: entry }))
    else if ('module' in entry) loaded.push(await loadEmitter(entry))
    else loaded.push(entry)
  }
  return loaded

  async function loadEmitter({ module: specifier, options }: { module: string; options?: unknown }) {
    const found = await makeEmitter(specifier, options)
    const problems = emitterProblems(found, `default of ${specifier}`)
    if (problems.length > 0) {
      throw new UsageError(problems.map((problem) => `${basename(configPath)}: ${problem}`).join('\n'))
    }
    return found as AnyEmitter
  }

  async function makeEmitter(specifier: string, options: unknown): Promise<unknown> {
    try {
      const { default: exported } = await modules.loadBeside(configPath, specifier)
      if (exported === undefined) {
        throw new TypeError(
          'it has no default export; that has to be an emitter, or a function that makes one',
        )
      }
      return typeof exported === 'function' ? exported(options) : exported
    } catch (cause) {
      throw new UsageError(
        `${basename(configPath)}: the emitter ${specifier} cannot be loaded: ${describeFailure(cause, modules.files())}`,
        { cause },
      )
    }
  }
}
