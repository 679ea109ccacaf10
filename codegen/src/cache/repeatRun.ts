import { resolve } from 'node:path'
import type { GenerateResult } from '../generate.ts'
import type { RunCache } from './runCache.ts'
import { areOutputsUntouched, changedInputs } from './unchangedRun.ts'

/** The result of a run that has nothing to do: what it reads and what it wrote are as the last run left them. */
export function repeatRun({ state, output, root }: RunCache): GenerateResult | undefined {
  if (state === undefined || changedInputs(state, root)?.size !== 0) return undefined
  if (!areOutputsUntouched(state, output)) return undefined
  return {
    ok: true,
    diagnostics: state.diagnostics,
    services: [],
    sources: state.inputs.map(({ path }) => resolve(root, path)),
    changes: { write: [], remove: [], foreign: [], unchanged: state.outputs.length },
  }
}
