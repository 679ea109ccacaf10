import process from 'node:process'
import { reportFailure } from './bootstrap/reportFailure.mjs'
import { runOnDevelopmentNode } from './bootstrap/runOnDevelopmentNode.mjs'
import { demoWorkspaces } from './start/demoWorkspaces.mjs'
import { startOptions, startUsage } from './start/startOptions.mjs'

try {
  // Parsed before the installation, so that an invalid flag fails immediately.
  const { help } = startOptions(process.argv.slice(2))
  if (help) console.log(startUsage)
  else
    process.exitCode = await runOnDevelopmentNode('scripts/start/main.ts', process.argv.slice(2), {
      workspaces: demoWorkspaces,
    })
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
