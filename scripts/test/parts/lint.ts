import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import type { Finding } from '../../checks/Finding.ts'
import { findClauseComments } from '../../checks/findClauseComments.ts'
import { findErrorMakers } from '../../checks/findErrorMakers.ts'
import { findFolderRings } from '../../checks/findFolderRings.ts'
import { findGuessable } from '../../checks/findGuessable.ts'
import { findModuleState } from '../../checks/findModuleState.ts'
import { findNamespaceNames } from '../../checks/findNamespaceNames.ts'
import { findViewNames } from '../../checks/findViewNames.ts'
import { findManyDoors, findWrongDoors } from '../../checks/findWrongDoors.ts'
import { findWrongImports } from '../../checks/findWrongImports.ts'
import { findWrongStoreys } from '../../checks/findWrongStoreys.ts'
import { nodeTool } from '../../tools/nodeTool.ts'
import { addCounts } from '../addCounts.ts'
import type { Counts, Part } from '../Part.ts'
import { toolCheck } from '../toolCheck.ts'

export const lint: Part = {
  name: 'lint',
  title: 'style, import directions and cycles, storeys, dead code',
  run: async () =>
    addCounts([
      await toolCheck([nodeTool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']),
      report(findWrongImports(repositoryRoot)),
      report(findWrongStoreys(repositoryRoot)),
      report(findWrongDoors(repositoryRoot)),
      report(findManyDoors(repositoryRoot)),
      report(findFolderRings(repositoryRoot)),
      report(findNamespaceNames(repositoryRoot)),
      report(findViewNames(repositoryRoot)),
      report(findGuessable(repositoryRoot)),
      report(findErrorMakers(repositoryRoot)),
      report(findModuleState(repositoryRoot)),
      report(findClauseComments(repositoryRoot)),
      await toolCheck([nodeTool('knip')]),
    ]),
}

function report(findings: readonly Finding[]): Counts {
  for (const { file, line, reason } of findings) console.log(`${file}:${line} ${reason}`)
  return findings.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
