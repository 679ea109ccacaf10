import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generate } from '@wallet-kit/codegen'
import { beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
// Below node_modules, so that packages resolve as in a host app, and git ignores the files.
const folder = join(root, 'node_modules/.cache/docs-snippets')
// A title is the path of a file in the reader's project; the other snippets of the page can import it.
const fence = /^```(tsx?|yaml|json)(?: title="([\w./-]+)")?\n([\s\S]*?)^```$/gm

interface Snippet {
  readonly path: string
  readonly code: string
  readonly isContract: boolean
}

const pages = [
  'README.md',
  ...globSync('docs/*.md', { cwd: root }),
  ...globSync('docs/guides/*.md', { cwd: root }),
  ...globSync('docs/skills/*/*.md', { cwd: root }),
]
  .sort()
  .map((page) => ({
    project: page.replaceAll(/[^a-z]+/gi, '-'),
    snippets: [...readFileSync(join(root, page), 'utf8').matchAll(fence)].flatMap(
      ([, language = '', title, code = ''], index): Snippet[] => {
        const isCode = /^tsx?$/.test(language)
        if (!isCode && title === undefined) return []
        return [{ path: title ?? `src/snippet-${index + 1}.tsx`, code, isContract: !isCode }]
      },
    ),
  }))
const snippets = pages.flatMap((page) => page.snippets)

/**
 * The declarations of the packages' entries, as `npm run types` has made them. Checking the sources with the snippets
 * would take four times as long.
 */
function declarations(): Readonly<Record<string, readonly string[]>> {
  const packages = globSync('*/package.json', { cwd: root }).map((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return { name, folder: dirname(path), exports: Object.entries<Record<string, string>>(exports) }
  })
  return Object.fromEntries(
    packages.flatMap(({ name, folder, exports }) =>
      exports.flatMap(([entry, { '@wallet-kit/source': source }]) =>
        source === undefined
          ? []
          : [
              [
                join(name, entry),
                [join(root, folder, source.replace('/src/', '/dist/').replace(/\.tsx?$/, '.d.ts'))],
              ],
            ],
      ),
    ),
  )
}

/** Each page is a project of its own: its files, and the compiled contracts. */
function writeProjects() {
  rmSync(folder, { recursive: true, force: true })
  for (const page of pages) {
    const project = join(folder, page.project)
    for (const { path, code, isContract } of page.snippets) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), isContract ? code : `${code}\nexport {}\n`)
    }
    const inputs = page.snippets.filter(({ isContract }) => isContract).map(({ path }) => path)
    if (inputs.length === 0) continue
    const { diagnostics } = generate(
      { inputs, output: 'src/api', targets: 'all', cache: false },
      { root: project },
    )
    expect(diagnostics.map(({ text }) => text)).toEqual([])
  }
  // Without a build, as everywhere in this repository.
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `import { defaultClientConditions, defaultServerConditions } from 'vite'
const source = '@wallet-kit/source'
export default {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}
`,
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: relative(folder, join(root, 'tsconfig.base.json')),
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        jsx: 'react-jsx',
        // Snippets of the server run on Node.
        types: ['node'],
        lib: ['es2023', 'dom', 'dom.iterable'],
        paths: {
          ...declarations(),
          // The generation that hosts install, which is not in the repository's root.
          '@solana/web3.js': [join(root, 'sdk/node_modules/@solana/web3.js/lib/index.d.ts')],
        },
      },
      include: ['**/*.ts', '**/*.tsx'],
    }),
  )
}

/** Runs a tool on the projects, or in another folder, and returns its output when it fails. */
async function complaintsOf(tool: string, args: readonly string[], cwd = folder): Promise<string> {
  const run = promisify(execFile)(join(root, 'node_modules/.bin', tool), [...args], { cwd })
  return await run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )
}

beforeAll(writeProjects)

test('every snippet of the guides and the README compiles', { timeout: 600_000 }, async () => {
  expect(snippets.length).toBeGreaterThan(5)
  // Up to date after `npm run types`.
  expect(await complaintsOf('tsc', ['-b'], root)).toBe('')
  expect(await complaintsOf('tsc', ['-p', 'tsconfig.json'])).toBe('')
})

test('the tests in the guides pass', { timeout: 120_000 }, async () => {
  expect(snippets.filter(({ path }) => path.includes('.test.')).length).toBeGreaterThan(0)
  expect(await complaintsOf('vitest', ['run', '--root', folder])).toBe('')
})
