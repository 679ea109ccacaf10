import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/report.ts'

/** Reports names in the configuration that nothing in the contract has. */
export function reportUnused(
  report: Report,
  file: string,
  overrides: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown>,
  what: string,
) {
  for (const key of overrides.keys()) {
    if (known.has(key)) continue
    const meant = nearest(key, known.keys())
    report.mistake(
      { file, pointer: '' },
      `Unknown ${what} '${key}' in the configuration.`,
      meant === undefined ? 'Correct or remove the entry.' : `Did you mean '${meant}'?`,
    )
  }
}
