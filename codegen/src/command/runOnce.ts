import type { CodegenInput } from '../CodegenConfig.ts'
import { openRunCache, repeatRun } from '../cache/runCache.ts'
import { EmitterError } from '../emit/host/EmitterError.ts'
import type { GenerateResult } from '../GenerateResult.ts'
import type { GenerateOptions } from '../generate.ts'
import { configFor, type Task } from './configFor.ts'
import { createConfigModules } from './configModules.ts'
import { describeResult } from './describeResult.ts'
import { isAddress } from './isAddress.ts'
import type { CommandLine } from './parseCommandLine.ts'
import { createProgress } from './progress.ts'
import { hasColors, isWatched } from './terminal.ts'
import { UsageError } from './UsageError.ts'

export interface Outcome {
  readonly ok: boolean
  /** Absolute paths of the files that were read. */
  readonly sources: readonly string[]
}

export interface RunOptions {
  readonly line: CommandLine
  /** Working directory of the command. */
  readonly folder: string
  /** Leaves out how to call the output, and which packages it needs. */
  readonly brief: boolean
}

/** Compiles the inputs of the command line and the configuration; false when they have errors. */
export async function runTask(line: CommandLine, folder: string): Promise<boolean> {
  const task = await configFor(line, folder, createConfigModules())
  const { ok } = await runOnce(task, { line, folder, brief: false })
  return ok
}

/** Compiles once and prints the result. */
export async function runOnce(task: Task, { line, folder, brief }: RunOptions): Promise<Outcome> {
  const { check, quiet } = line
  const { stderr, stdout, env } = process
  const progress = !quiet && isWatched(stderr, env) ? createProgress(stderr) : undefined
  try {
    const result = await compile(await fetched(task, line), { check, onProgress: progress?.show })
    progress?.clear()
    const colors = hasColors(stderr, env)
    const described = describeResult(task, result, { check, colors, folder, brief })
    if (described.problems !== '') stderr.write(described.problems)
    if (!quiet) stdout.write(described.summary)
    return { ok: result.ok, sources: result.sources }
  } catch (error) {
    progress?.clear()
    if (error instanceof EmitterError) {
      stderr.write(`${describeEmitterError(error)}\nNothing was written.\n`)
      return { ok: false, sources: [] }
    }
    // Targets are looked up when the run begins; a wrong one is a mistake in the configuration.
    if (error instanceof TypeError && /^(Unknown target|Two emitters)/.test(error.message)) {
      throw new UsageError(error.message, { cause: error })
    }
    throw error
  }
}

/** The task of downloaded documents. Most runs download nothing. */
async function fetched(task: Task, { fetch: again }: CommandLine): Promise<Task> {
  const { config, root } = task
  const isRemote = config.inputs.some((input) =>
    needsAddress(typeof input === 'string' ? { path: input } : input),
  )
  if (!isRemote) return task
  const { fetchInputs } = await import('./fetchInputs.ts')
  return { ...task, config: await fetchInputs(config, { root, again }) }
}

function needsAddress({ path, url }: CodegenInput): boolean {
  return url !== undefined || isAddress(path)
}

/** Most runs have nothing to do, which a small part of the compiler can find out; the rest is loaded when needed. */
async function compile({ config, root }: Task, options: GenerateOptions): Promise<GenerateResult> {
  const cache = options.check === true ? undefined : openRunCache(config, root)
  const repeated = cache && repeatRun(cache)
  if (repeated !== undefined) return repeated
  const { generateAll } = await import('../generate.ts')
  return generateAll(config, { ...options, root }, cache)
}

/** With the place in the emitter's own source: its author reads this. */
function describeEmitterError({ message, cause }: EmitterError): string {
  const place = cause instanceof Error ? /^ +at .*$/m.exec(cause.stack ?? '')?.[0] : undefined
  const isOurs = place?.includes('/emit/host/') ?? true
  return isOurs ? message : `${message}\n${place}`
}
