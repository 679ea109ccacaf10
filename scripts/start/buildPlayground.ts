import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { onceForInputs } from '../cache/onceForInputs.ts'
import { nodeTool } from '../tools/nodeTool.ts'

/** Inputs of the build. Packages are bundled from their sources, so none has to be built first. */
const inputs = ['playground', 'ui', 'sdk', 'generated', 'package-lock.json', 'tsconfig.base.json']

/** Builds the demo page unless the output is up to date. */
export async function buildPlayground(): Promise<void> {
  await onceForInputs({
    root: repositoryRoot,
    name: 'playground',
    inputs,
    isDone: () => existsSync(join(repositoryRoot, 'playground/dist/app/index.html')),
    work: () => step('Building the demo page', viteBuild),
  })
}

async function viteBuild(): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    [nodeTool('vite'), 'build', 'playground', '--logLevel', 'warn'],
    { cwd: repositoryRoot },
  )
  if (code === 0) return
  throw new StepFailure('The demo page failed to build.', {
    details: lastLines(output),
    remedy: 'Fix the errors above, or run `git status` to see what differs from the repository.',
  })
}
