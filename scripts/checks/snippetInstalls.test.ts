import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fence = /^```[tj]sx?(?: title="[\w./-]+")?\n([\s\S]*?)^```$/gm
const command = /\bnpm (?:install|i) ([^\n`]+)/g
/** Commands that create an app, with its packages. */
const scaffolds: readonly (readonly [start: string, names: readonly string[]])[] = [
  [
    'npm create vite@latest pets -- --template react-ts',
    ['react', 'react-dom', 'vite', '@vitejs/plugin-react'],
  ],
]

const pages = ['README.md', ...globSync(['docs/*.md', 'docs/guides/*.md', '*/README.md'], { cwd: root })]
  .sort()
  .map((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const imported = [...text.matchAll(fence)].flatMap(([, code = '']) => packagesOf(code))
    return { page, text, imported: [...new Set(imported)].sort() }
  })
  .filter(({ imported }) => imported.length > 0)

/** Packages that code imports, other than Node's own modules and the reader's files. */
function packagesOf(code: string): readonly string[] {
  return importsOf('snippet.tsx', code).flatMap(({ specifier = '' }) => {
    const [name = '', second = ''] = specifier.split('/')
    if (/^(\.|node:|$)/.test(specifier) || builtinModules.includes(name)) return []
    return [name.startsWith('@') ? `${name}/${second}` : name]
  })
}

/** Packages of a page's install commands, without their versions, and of the app that it begins with. */
function installed(text: string): readonly string[] {
  const created = scaffolds.flatMap(([start, names]) => (text.includes(start) ? names : []))
  const commands = [...text.matchAll(command)]
    .flatMap(([, words = '']) => words.replace(/#.*/, '').trim().split(/\s+/))
    .map((word) => word.replace(/(?<=.)@.*/, ''))
  return [...created, ...commands]
}

test('finds imports and commands', () => {
  expect(packagesOf("import { a } from '@x/y/z'\nimport type { b } from 'c/d'\nimport './e.ts'")).toEqual([
    '@x/y',
    'c',
  ])
  expect(installed('Run `npm install -D @x/y@1 c@^2`.\n```sh\nnpm i d # for e\n```')).toEqual([
    '-D',
    '@x/y',
    'c',
    'd',
  ])
  expect(pages.length).toBeGreaterThan(10)
})

// pnpm and Yarn's Plug'n'Play resolve only the app's own dependencies.
test.each(pages)('$page names every package of its snippets in an install command', ({ text, imported }) => {
  const named = installed(text)
  expect(imported.filter((name) => !named.includes(name))).toEqual([])
})
