import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

/** The generator's folder: configuration, look, and a lock file of its own. */
export const generatorFolder: string = join(repositoryRoot, 'scripts/site/vitepress')

/**
 * Installs VitePress when it is first asked for: nothing else needs its 125 packages. Returns the file of its command.
 *
 * @throws {StepFailure} where npm fails
 */
export async function installGenerator(): Promise<string> {
  const program = join(generatorFolder, 'node_modules/vitepress/bin/vitepress.js')
  if (existsSync(program)) return program
  return step('Installing VitePress (100 MB)', async () => {
    const { command, args } = npm()
    const install = [...args, 'ci', '--ignore-scripts', '--workspaces=false', '--prefix', generatorFolder]
    const { code, output } = await run(command, install, { cwd: repositoryRoot })
    if (code === 0) return program
    throw new StepFailure('VitePress could not be installed.', {
      details: lastLines(output),
      remedy: 'The same pages are Markdown in docs/.',
    })
  })
}
