import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { findWrongImports } from '../../checks/findWrongImports.ts'
import { nodeTool } from '../../tools/nodeTool.ts'
import { addCounts } from '../addCounts.ts'
import type { Counts, Part } from '../Part.ts'
import { toolCheck } from '../toolCheck.ts'

export const lint: Part = {
  name: 'lint',
  title: 'style, import directions and cycles, dead code',
  run: async () =>
    addCounts([
      await toolCheck([nodeTool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']),
      importDirections(),
      await toolCheck([nodeTool('knip')]),
    ]),
}

function importDirections(): Counts {
  const wrong = findWrongImports(repositoryRoot)
  for (const { file, line, reason } of wrong) console.log(`${file}:${line} ${reason}`)
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
