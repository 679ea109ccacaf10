import { existsSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { nodeTool } from '../tools/nodeTool.ts'
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts'
import { removeStaleOutput } from './removeStaleOutput.ts'

export interface PackedPackage extends PublishedPackage {
  /** The file that would be published. */
  readonly tarball: string
  /** Folder of its unpacked content, in a `node_modules`. */
  readonly unpacked: string
}

/** Builds and packs every published package as for a release. */
export async function packAll(): Promise<readonly PackedPackage[]> {
  return step('Packing the packages', async () => {
    const packages = publishedPackages(repositoryRoot)
    await must('The packages failed to build.', process.execPath, [
      nodeTool('typescript', 'tsc'),
      '-b',
      ...packages.map(({ folder }) => folder),
    ])
    // Below the repository, so that dependencies resolve to its node_modules.
    const target = join(repositoryRoot, '.cache', 'packages')
    rmSync(target, { recursive: true, force: true })
    const packed: PackedPackage[] = []
    for (const published of packages) packed.push(await packOne(published, target))
    return packed
  })
}

async function packOne(published: PublishedPackage, target: string): Promise<PackedPackage> {
  const { folder, manifest } = published
  removeStaleOutput(join(repositoryRoot, folder))
  const tarballs = join(target, 'tarballs', folder)
  mkdirSync(tarballs, { recursive: true })
  const { command, args } = npm()
  await must(`${manifest.name} could not be packed.`, command, [
    ...args,
    'pack',
    '--silent',
    '--workspace',
    folder,
    '--pack-destination',
    tarballs,
  ])
  const [file] = globSync('*.tgz', { cwd: tarballs })
  if (!file)
    throw new StepFailure(`${manifest.name} was not packed.`, { remedy: `Run \`npm pack -w ${folder}\`.` })
  const tarball = join(tarballs, file)
  const unpacked = join(target, 'node_modules', manifest.name)
  mkdirSync(unpacked, { recursive: true })
  await must(`${file} could not be unpacked.`, 'tar', [
    '-xzf',
    tarball,
    '-C',
    unpacked,
    '--strip-components=1',
  ])
  // Dependencies of which the repository has another version for other packages.
  const own = join(repositoryRoot, folder, 'node_modules')
  if (existsSync(own)) symlinkSync(own, join(unpacked, 'node_modules'), 'dir')
  return { ...published, tarball, unpacked }
}

async function must(message: string, command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, { cwd: repositoryRoot })
  if (code === 0) return
  throw new StepFailure(message, {
    details: lastLines(output),
    remedy: 'Fix the errors above. `npm test -- types` runs the compiler alone.',
  })
}
