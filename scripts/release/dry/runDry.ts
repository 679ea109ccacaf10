import { join } from 'node:path'
import { lastLines } from '../../bootstrap/lastLines.mjs'
import { npm } from '../../bootstrap/npm.mjs'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { run } from '../../bootstrap/run.mjs'
import { step } from '../../bootstrap/step.mjs'
import { acceptsNode } from '../../packages/acceptsNode.ts'
import { checkPackage } from '../../packages/checkPackage.ts'
import { entryPoints } from '../../packages/entryPoints.ts'
import { importInNode } from '../../packages/importInNode.ts'
import { type PackedPackage, packAll } from '../../packages/packAll.ts'
import { packedBefore } from '../../packages/packedBefore.ts'
import { findOtherLicenses } from './findLicenses.ts'
import { installNode, nodeLines } from './nodes.ts'
import { runCommands } from './runCommands.ts'
import { writeDryApp } from './writeDryApp.ts'

export interface DryRunParameters {
  /** Whether to use what was packed last. */
  readonly isPacked: boolean
  /** Lines of Node to run on, e.g. `20.19`. Default: all, and the packed files are checked first. */
  readonly lines?: readonly string[]
}

/**
 * Everything of a release but the publishing: packs, checks the files, and on each line of Node installs them into an
 * app, imports every entry and runs every command. Prints what fails; returns the number of failures.
 */
export async function runDry({ isPacked, lines = [] }: DryRunParameters): Promise<number> {
  const packed = isPacked ? packedBefore() : await packAll()
  let count = 0
  const report = (problems: readonly string[]) => {
    count += problems.length
    for (const problem of problems) console.log(`✗ ${problem}`)
  }
  if (lines.length === 0) report(await packageProblems(packed))
  for (const line of lines.length > 0 ? lines : nodeLines) report(await nodeProblems(line, packed))
  console.log(count === 0 ? 'Ready to be published.' : `${count} problems.`)
  return count
}

/** attw, publint, and the other checks of `npm test -- packages`. */
async function packageProblems(packed: readonly PackedPackage[]): Promise<readonly string[]> {
  return step('Checking the packed files', async () => {
    const problems: string[] = []
    for (const each of packed) {
      for (const check of await checkPackage(each))
        problems.push(...check.problems.map((text) => `${each.manifest.name}: ${check.name}: ${text}`))
    }
    return problems
  })
}

async function nodeProblems(line: string, packed: readonly PackedPackage[]): Promise<readonly string[]> {
  const node = await installNode(line)
  const version = (await run(node, ['--version'])).output.trim()
  const accepted = packed.filter(({ manifest }) =>
    acceptsNode(manifest.engines?.node ?? '*', version.slice(1)),
  )
  const app = join(repositoryRoot, '.cache/release-dry', line)
  return step(`Node ${version}: ${accepted.length} of ${packed.length} packages`, async () => {
    writeDryApp(app, accepted)
    const installed = await installApp(node, app)
    if (installed !== undefined) return [`Node ${version}: npm install: ${installed}`]
    const entries = accepted.flatMap(({ unpacked, manifest }) => entryPoints(unpacked, manifest))
    const licenses = findOtherLicenses(app)
    for (const { text, terms } of licenses) if (terms) console.log(`  ${text} (${terms})`)
    const problems = [
      ...[await importInNode(node, app, entries, 'node')].filter((text) => text !== undefined),
      ...(await runCommands(node, app, accepted)),
      ...licenses.filter(({ terms }) => !terms).map(({ text }) => `license of ${text}`),
    ]
    return problems.map((text) => `Node ${version}: ${text}`)
  })
}

/**
 * Installs with the app's Node. Which of it the packages' own dependencies accept is a unit test (`manifests.test.ts`);
 * their peers are the app's choice. Returns npm's words where it fails.
 */
async function installApp(node: string, app: string): Promise<string | undefined> {
  const { command, args } = npm()
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  // npm itself runs on that Node, too: by its script, or by the one that the path leads to.
  const program = args.length > 0 ? node : command
  const env = { ...process.env, PATH: `${join(node, '..')}:${process.env.PATH}` }
  const { code, output } = await run(program, [...args, 'install', ...flags], { cwd: app, env })
  return code === 0 ? undefined : lastLines(output)
}
