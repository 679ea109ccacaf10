import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

const version = '0.0.20'

/**
 * Installs pimlico's bundler when it is first asked for: it is larger than all that the demo needs. Returns the file of
 * its command.
 *
 * @throws {StepFailure} where npm fails
 */
export async function installAlto(): Promise<string> {
  const folder = join(repositoryRoot, '.cache', 'alto', version)
  const program = join(folder, 'node_modules/@pimlico/alto/esm/cli/alto.js')
  if (existsSync(program)) return program
  return step('Installing alto (380 MB)', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const { command, args } = npm()
    const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
    const install = [...args, 'install', ...flags, `@pimlico/alto@${version}`]
    const { code, output } = await run(command, install, { cwd: folder })
    if (code === 0) return program
    throw new StepFailure('alto could not be installed.', {
      details: lastLines(output),
      remedy: 'Leave out --bundler for the bundler of the sandbox.',
    })
  })
}
