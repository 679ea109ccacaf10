import type { Part } from '../Part.ts'
import { toolCheck } from '../toolCheck.ts'

export const generated: Part = {
  name: 'generated',
  title: 'generated clients are up to date with the contracts',
  run: () => toolCheck(['scripts/generate.mjs', '--check']),
}
