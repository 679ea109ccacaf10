import type { Part } from '../Part.ts'
import { toolCheck } from '../toolCheck.ts'

export const generated: Part = {
  name: 'generated',
  title: 'generated clients are what the contracts say',
  run: () => toolCheck(['scripts/generate.mjs', '--check']),
}
