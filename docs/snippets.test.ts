import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
// Below node_modules, so that packages resolve as they do for a host, and nothing shows up in git.
const folder = join(root, 'node_modules/.cache/docs-snippets')
const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].sort()
const snippets = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(fence)].map(([, , code = ''], index) => ({
    name: `${page.replaceAll(/[^a-z]+/gi, '-')}-${index + 1}.tsx`,
    code,
  })),
)

function writeProject(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of snippets) writeFileSync(join(folder, name), `${code}\nexport {}\n`)
  const project = join(folder, 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({
      extends: relative(folder, join(root, 'tsconfig.base.json')),
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        jsx: 'react-jsx',
        lib: ['es2023', 'dom', 'dom.iterable'],
      },
      include: ['*.tsx'],
    }),
  )
  return project
}

test('every snippet of the guides and the README compiles', { timeout: 60_000 }, async () => {
  expect(snippets.length).toBeGreaterThan(5)
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [
    '-p',
    writeProject(),
  ]).catch((failure: { stdout: string }) => failure)
  expect(stdout).toBe('')
})
