// Writes docs/reference/react and docs/reference/actions: a page for each hook, component and action, from its TSDoc.
// `--check` compares instead.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Project } from 'ts-morph'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { type DescribedExport, describeExports, type ReferenceKind } from './describeExports.ts'
import { actionIndex, type ExportPage, exportIndex, exportPage } from './exportPage.ts'

interface Reference {
  readonly kind: ReferenceKind
  /** Package that has the entries, and its workspace. */
  readonly packageName: string
  readonly workspace: string
  /** Of the workspace's `src/exports`. Pages of the first one are at the top. */
  readonly entries: readonly string[]
  readonly index: (pages: readonly ExportPage[]) => string
}

const references: readonly Reference[] = [
  {
    kind: 'react',
    packageName: '@wallet-kit/react',
    workspace: 'ui',
    entries: ['index', 'mui', 'session', 'solana', 'ssr'],
    index: exportIndex,
  },
  {
    kind: 'actions',
    packageName: '@wallet-kit/sdk',
    workspace: 'sdk',
    entries: ['actions'],
    index: actionIndex,
  },
]

const problems = references.flatMap(writeReference)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

/** Writes or compares the pages; returns what is wrong with them, a line each. */
function writeReference({ kind, packageName, workspace, entries, index }: Reference): readonly string[] {
  const folder = join(repositoryRoot, 'docs/reference', kind)
  const project = new Project({
    tsConfigFilePath: join(repositoryRoot, workspace, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
  })
  const described = entries.flatMap((entry, number) => {
    const path = join(repositoryRoot, workspace, `src/exports/${entry}.ts`)
    project.addSourceFileAtPath(path)
    const specifier = entry === 'index' ? packageName : `${packageName}/${entry}`
    return describeExports(project, path, kind).map((one) =>
      pageOf(one, specifier, number === 0 ? '' : entry),
    )
  })
  const files = new Map([
    ['README.md', index(described)],
    ...described.map(({ one, entry, path }) => [path, exportPage(one, entry)] as const),
  ])
  const stale = globSync('**/*.md', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !files.has(path))
  const changed = [...files].filter(([path, text]) => {
    const file = join(folder, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  const incomplete = described.flatMap(({ one, path }) => [
    ...(one.summary === '' ? [`${kind}/${path}: ${one.name} has no summary.`] : []),
    ...(one.examples.length === 0 ? [`${kind}/${path}: ${one.name} has no @example.`] : []),
  ])
  if (process.argv.includes('--check')) {
    const wrong = [...stale, ...changed.map(([path]) => path)]
    return [
      ...incomplete,
      ...wrong.map((path) => `docs/reference/${kind}/${path} is not up to date. Run npm run generate.`),
    ]
  }
  for (const path of stale) rmSync(join(folder, path))
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return incomplete
}

/** An entry's own pages are in its own folder: some of its names are those of the main entry. */
function pageOf(one: DescribedExport, entry: string, folder: string): ExportPage {
  return { one, entry, path: folder === '' ? `${one.name}.md` : `${folder}/${one.name}.md` }
}
