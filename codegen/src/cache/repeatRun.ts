import { resolve } from 'node:path'
import type { GenerateResult } from '../GenerateResult.ts'
import type { RunCache } from './runCache.ts'
import { areOutputsUntouched } from './unchangedRun.ts'

/** The result of a run that has nothing to do: its inputs and outputs are as the last run left them. */
export function repeatRun({ state, output, root, changed }: RunCache): GenerateResult | undefined {
  if (state === undefined || changed()?.size !== 0) return undefined
  if (!areOutputsUntouched(state, output)) return undefined
  return {
    ok: true,
    diagnostics: state.diagnostics,
    services: [],
    sources: state.inputs.map(({ path }) => resolve(root, path)),
    changes: { write: [], remove: [], foreign: [], unchanged: state.outputs.length },
  }
}
