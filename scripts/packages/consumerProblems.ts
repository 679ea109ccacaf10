import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../bootstrap/run.mjs'
import { nodeTool } from '../tools/nodeTool.ts'
import { entryPoints } from './entryPoints.ts'
import type { PackedPackage } from './packAll.ts'

/**
 * Type-checks an app that imports every entry of the packed packages, with their declarations checked as well
 * (`skipLibCheck: false`), as Node and as bundlers resolve them.
 *
 * @returns errors in the app or in the packages' own declarations; those of third parties are theirs
 */
export async function consumerProblems(
  packed: PackedPackage,
  target: 'node' | 'browser',
): Promise<readonly string[]> {
  const { unpacked, manifest } = packed
  const folder = join(dirname(dirname(dirname(unpacked))), 'consumers', packed.folder)
  mkdirSync(folder, { recursive: true })
  const entries = entryPoints(unpacked, manifest)
  if (entries.length === 0) return []
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}'`)
  writeFileSync(join(folder, 'app.ts'), `${lines.join('\n')}\n`)
  const modes = { nodenext: 'nodenext', esnext: 'bundler' }
  const problems: string[] = []
  for (const [module, moduleResolution] of Object.entries(modes)) {
    const compilerOptions = {
      module,
      moduleResolution,
      ...strict,
      types: target === 'node' ? ['node'] : [],
    }
    const project = join(folder, `tsconfig.${moduleResolution}.json`)
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['app.ts'] }))
    const { output } = await run(process.execPath, [nodeTool('typescript', 'tsc'), '-p', project], {
      cwd: folder,
    })
    problems.push(...output.split('\n').filter((line) => isOwn(line)))
  }
  return [...new Set(problems)]
}

const strict = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
}

/** An error with a place, in the app or in a package of this repository. */
function isOwn(line: string): boolean {
  return / error TS\d+: /.test(line) && (!line.includes('node_modules/') || line.includes('/@wallet-kit/'))
}
