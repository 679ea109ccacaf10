import process from 'node:process'
import { reportFailure } from './bootstrap/reportFailure.mjs'
import { runOnDevelopmentNode } from './bootstrap/runOnDevelopmentNode.mjs'

try {
  process.exitCode = await runOnDevelopmentNode('scripts/test/main.ts', process.argv.slice(2))
} catch (error) {
  reportFailure(error)
  // The last line is the result, even when nothing could run.
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
