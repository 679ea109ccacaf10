import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BundlePlan } from './BundlePlan.ts'
import { bundlePackage } from './bundlePackage.ts'

const plan: BundlePlan = {
  sources: 'src',
  parts: [['modal', ['openModal']]],
  apart: [],
  copied: ['format'],
  familyOf: () => undefined,
}

let root: string

function write(path: string, content: string): void {
  const file = join(root, 'kit', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const read = (path: string) => readFileSync(join(root, 'kit/dist', path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallet-kit-bundle-'))
  write(
    'package.json',
    JSON.stringify({
      name: 'kit',
      type: 'module',
      sideEffects: false,
      exports: {
        '.': {
          source: './src/exports/index.ts',
          types: './dist/exports/index.d.ts',
          default: './dist/bundle/exports/index.js',
        },
      },
    }),
  )
  write(
    'src/exports/index.ts',
    "export { Button } from '../Button.tsx'\nexport { store } from '../store.ts'\nexport { format } from '../format.ts'\n",
  )
  write('src/format.ts', 'export const format = (text: string) => text.trim()\n')
  write('src/store.ts', 'export const store: Set<string> = new Set()\n')
  write(
    'src/Button.tsx',
    "'use client'\nimport { store } from './store.ts'\nexport const Button = () => <button onClick={() => import('./openModal.ts').then((code) => code.openModal())}>{store.size}</button>\n",
  )
  write(
    'src/openModal.ts',
    "import { store } from './store.ts'\nimport { format } from './format.ts'\nimport { row } from './row.ts'\nexport const openModal = () => store.add(format(row))\n",
  )
  write('src/row.ts', "export const row = 'row'\n")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('bundles what is loaded on demand, and keeps what hosts import in files of its own', async () => {
  await bundlePackage(root, 'kit', plan)
  expect(globSync('**/*.js', { cwd: join(root, 'kit/dist') }).sort()).toEqual([
    'bundle/exports/index.js',
    'chunks/Button.js',
    'chunks/format.js',
    'chunks/modal.js',
    'chunks/store.js',
  ])
  expect(read('bundle/exports/index.js')).toContain('export { Button, format, store };')
  expect(read('chunks/modal.js')).toMatch(/import \{ store \} from "\.\/store\.js"/)
  expect(read('chunks/modal.js')).toContain('"row"')
  expect(JSON.parse(read('chunks/modal.js.map')).sources.join()).toContain('openModal.ts')
})

test('copies the small modules of the plan for code on demand', async () => {
  await bundlePackage(root, 'kit', plan)
  expect(read('chunks/modal.js')).toContain('text.trim()')
  expect(read('chunks/modal.js')).not.toContain('format.js')
  expect(read('chunks/format.js')).toContain('text.trim()')
})

test("keeps React's mark of code for the browser", async () => {
  await bundlePackage(root, 'kit', plan)
  expect(read('chunks/Button.js')).toMatch(/^["']use client["']/)
  expect(read('chunks/store.js')).not.toContain('use client')
})

test('rejects an entry without a source', async () => {
  rmSync(join(root, 'kit/src/exports/index.ts'))
  await expect(bundlePackage(root, 'kit', plan)).rejects.toThrow(
    'The entry . has no source for ./dist/bundle/exports/index.js.',
  )
})
