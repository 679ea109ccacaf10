// Writes docs/reference/react: a page for each hook and component, from its TSDoc. `--check` compares instead.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Project } from 'ts-morph'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { type DescribedExport, describeExports } from './describeExports.ts'
import { exportIndex, exportPage } from './exportPage.ts'

const folder = join(repositoryRoot, 'docs/reference/react')
/** Of `ui/src/exports`. */
const entries = ['index', 'mui', 'session', 'solana', 'ssr']

const project = new Project({
  tsConfigFilePath: join(repositoryRoot, 'ui/tsconfig.json'),
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
})
const described = entries.flatMap((entry) => {
  const path = join(repositoryRoot, `ui/src/exports/${entry}.ts`)
  project.addSourceFileAtPath(path)
  return describeExports(project, path).map((one) => pageOf(one, entry))
})
const files = new Map([
  ['README.md', exportIndex(described)],
  ...described.map(({ one, entry, path }) => [path, exportPage(one, entry)] as const),
])
const problems = described.flatMap(({ one, path }) => [
  ...(one.summary === '' ? [`${path}: ${one.name} has no summary.`] : []),
  ...(one.examples.length === 0 ? [`${path}: ${one.name} has no @example.`] : []),
])
for (const problem of problems) console.error(problem)

const stale = globSync('**/*.md', { cwd: folder })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !files.has(path))
const changed = [...files].filter(([path, text]) => {
  const file = join(folder, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})
if (process.argv.includes('--check')) {
  const wrong = [...stale, ...changed.map(([path]) => path)]
  for (const path of wrong)
    console.error(`docs/reference/react/${path} is not up to date. Run npm run generate.`)
  process.exitCode = wrong.length + problems.length === 0 ? 0 : 1
} else {
  for (const path of stale) rmSync(join(folder, path))
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** An entry's own pages are in its own folder: some of its names are those of the main entry. */
function pageOf(one: DescribedExport, entry: string) {
  const isMain = entry === 'index'
  return {
    one,
    entry: isMain ? '@wallet-kit/react' : `@wallet-kit/react/${entry}`,
    path: isMain ? `${one.name}.md` : `${entry}/${one.name}.md`,
  }
}
