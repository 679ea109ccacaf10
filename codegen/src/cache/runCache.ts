import { resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import { contentHash } from '../load/contentHash.ts'
import { cachePath } from './cachePath.ts'
import { forgetRunState, type RunState, readRunState } from './runState.ts'
import { toolFingerprint } from './toolFingerprint.ts'
import { type ChangedInput, changedInputs } from './unchangedRun.ts'

/** The cached state of the last run of a configuration. */
export interface RunCache {
  readonly folder: string
  /** Absolute path of the output folder. */
  readonly output: string
  readonly root: string
  readonly tool: string
  readonly request: string
  /** Undefined when there is no usable state. */
  readonly state: RunState | undefined
  /** The documents that have changed since the last run; undefined when that is unknown. Read once. */
  changed(): ReadonlyMap<string, ChangedInput> | undefined
}

/** Undefined when the configuration switches the cache off, or holds code, whose changes cannot be detected. */
export function openRunCache(config: CodegenConfig, root: string): RunCache | undefined {
  const { emitters = [], cache, ...asked } = config
  const isCode = config.inputs.some((input) => typeof input === 'object' && typeof input.patch === 'function')
  if (cache === false || emitters.length > 0 || isCode) return undefined
  const output = resolve(root, config.output)
  const folder = folderOf(config, root)
  const tool = toolFingerprint()
  const request = contentHash(JSON.stringify(asked))
  const state = readRunState(folder)
  const counts = state !== undefined && state.tool === tool && state.request === request
  let read: { readonly changed: ReadonlyMap<string, ChangedInput> | undefined } | undefined
  return {
    folder,
    output,
    root,
    tool,
    request,
    state: counts ? state : undefined,
    changed() {
      read ??= { changed: counts ? changedInputs(state, root, folder) : undefined }
      return read.changed
    },
  }
}

/** Must be called before a run writes its first file, whether or not it stores a state itself. */
export function forgetRuns(config: CodegenConfig, root: string) {
  forgetRunState(folderOf(config, root))
}

function folderOf({ output, cache }: CodegenConfig, root: string): string {
  return cachePath(resolve(root, output), typeof cache === 'string' ? resolve(root, cache) : undefined)
}
