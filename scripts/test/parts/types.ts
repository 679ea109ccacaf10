import { nodeTool } from '../../tools/nodeTool.ts'
import type { Part } from '../Part.ts'
import { toolCheck } from '../toolCheck.ts'

export const types: Part = {
  name: 'types',
  title: 'types of every workspace',
  run: () => toolCheck([nodeTool('typescript', 'tsc'), '-b', '--pretty', 'false']),
}
