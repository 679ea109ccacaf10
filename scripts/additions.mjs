import process from 'node:process'
import { reportFailure } from './bootstrap/reportFailure.mjs'
import { runOnDevelopmentNode } from './bootstrap/runOnDevelopmentNode.mjs'

try {
  process.exitCode = await runOnDevelopmentNode('scripts/addition/main.ts', process.argv.slice(2))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
