import { readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import type { GenerateResult } from '../GenerateResult.ts'
import { contentHash } from '../load/contentHash.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import { cachePath } from './cachePath.ts'
import {
  forgetRunState,
  type InputState,
  type OutputState,
  type RunState,
  readRunState,
  writeRunState,
} from './runState.ts'
import { toolFingerprint } from './toolFingerprint.ts'

/** The cached state of the last run of a configuration. */
export interface RunCache {
  readonly folder: string
  /** Absolute path of the output folder. */
  readonly output: string
  readonly root: string
  readonly tool: string
  readonly request: string
  /** Undefined when there is none of this generator and configuration. */
  readonly state: RunState | undefined
}

/** Undefined when the configuration switches the cache off, or holds code, whose changes cannot be detected. */
export function openRunCache(config: CodegenConfig, root: string): RunCache | undefined {
  const { emitters = [], cache, ...asked } = config
  const isCode = config.inputs.some((input) => typeof input === 'object' && typeof input.patch === 'function')
  if (cache === false || emitters.length > 0 || isCode) return undefined
  const folder = folderOf(config, root)
  const tool = toolFingerprint()
  const request = contentHash(JSON.stringify(asked))
  const state = readRunState(folder)
  const counts = state?.tool === tool && state.request === request
  return {
    folder,
    output: resolve(root, config.output),
    root,
    tool,
    request,
    state: counts ? state : undefined,
  }
}

/** The result of a run that has nothing to do: its inputs and outputs are as the last run left them. */
export function repeatRun({ state, output, root }: RunCache): GenerateResult | undefined {
  if (state === undefined || !isUnchanged(state, output, root)) return undefined
  return {
    ok: true,
    diagnostics: state.diagnostics,
    services: [],
    sources: state.inputs.map(({ path }) => resolve(root, path)),
    changes: { write: [], remove: [], foreign: [], unchanged: state.outputs.length },
  }
}

/**
 * Must be called before a run writes its first file, whether or not it stores a state itself: what an interrupted run has
 * written is unknown, and a run without a cache, as with emitters of a host, leaves files that an older state does not
 * list.
 */
export function forgetRuns(config: CodegenConfig, root: string) {
  forgetRunState(folderOf(config, root))
}

export interface RunToRemember {
  readonly result: GenerateResult
  readonly documents: DocumentSet
  /** Every file of the output, below the output folder. */
  readonly outputs: Iterable<string>
}

/** Stores the state that the next run compares with. */
export function rememberRun(cache: RunCache, { result, documents, outputs }: RunToRemember) {
  const { folder, output, root, tool, request } = cache
  writeRunState(folder, {
    tool,
    request,
    inputs: result.sources.map((source) => ({
      path: relative(root, source).replaceAll('\\', '/'),
      hash: documents.hashOf(source) ?? '',
    })),
    outputs: [...outputs].map((path) => {
      const { size, mtimeMs } = statSync(`${output}/${path}`)
      return { path, size, mtimeMs }
    }),
    diagnostics: result.diagnostics,
  })
}

function isUnchanged({ inputs, outputs }: RunState, output: string, root: string): boolean {
  return (
    inputs.every((input) => isSameInput(input, root)) && outputs.every((file) => isSameOutput(file, output))
  )
}

function isSameInput({ path, hash }: InputState, root: string): boolean {
  try {
    return contentHash(readFileSync(resolve(root, path))) === hash
  } catch {
    // It cannot be read; a full run reports why.
    return false
  }
}

function isSameOutput({ path, size, mtimeMs }: OutputState, output: string): boolean {
  // Not `join`: there are thousands, and all are normalised.
  const now = statSync(`${output}/${path}`, { throwIfNoEntry: false })
  return now !== undefined && now.size === size && now.mtimeMs === mtimeMs
}

function folderOf({ output, cache }: CodegenConfig, root: string): string {
  return cachePath(resolve(root, output), typeof cache === 'string' ? resolve(root, cache) : undefined)
}
