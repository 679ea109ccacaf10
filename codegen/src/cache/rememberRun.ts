import { relative } from 'node:path'
import type { GenerateResult } from '../generate.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { RunCache } from './runCache.ts'
import { type RememberedService, writeRunState } from './runState.ts'
import { fileStates } from './unchangedRun.ts'

export interface RunToRemember {
  readonly result: GenerateResult
  readonly documents: DocumentSet
  /** Every file of the output, below the output folder. */
  readonly outputs: Iterable<string>
  readonly services: readonly RememberedService[]
}

/** Keeps what the next run can start from. */
export function rememberRun(cache: RunCache, { result, documents, outputs, services }: RunToRemember) {
  const { folder, output, root, tool, request } = cache
  const inputs = result.sources.map((source) => ({
    path: relative(root, source).replaceAll('\\', '/'),
    hash: documents.hashOf(source) ?? '',
  }))
  const { diagnostics } = result
  writeRunState(
    folder,
    { tool, request, inputs, outputs: fileStates(output, outputs), diagnostics },
    services,
  )
}
