import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { GenerateResult } from '../GenerateResult.ts'
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

/** Stores the state that the next run can start from. */
export function rememberRun(cache: RunCache, { result, documents, outputs, services }: RunToRemember) {
  const { folder, output, root, tool, request } = cache
  const kept = new Map(services.map((service) => [resolve(root, service.state.input), service]))
  const inputs = result.sources.map((source) => {
    const path = shownPath(root, source)
    // A file in another encoding differs in length from its stored text.
    const isKept = kept.get(source)?.contract.length === statSync(source, { throwIfNoEntry: false })?.size
    return isKept ? { path } : { path, hash: documents.hashOf(source) ?? '' }
  })
  const { diagnostics } = result
  writeRunState(
    folder,
    { tool, request, inputs, outputs: fileStates(output, outputs), diagnostics },
    services.map((service) => ({ path: shownPath(root, service.state.input), service })),
  )
}

/** A path in the form that documents are shown with. */
function shownPath(root: string, path: string): string {
  return relative(root, resolve(root, path)).replaceAll('\\', '/')
}
