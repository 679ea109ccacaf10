import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BundlePlan } from './BundlePlan.ts'
import { bundlePackage } from './bundlePackage.ts'

const plan: BundlePlan = {
  sources: 'src',
  sourceMaps: true,
  parts: [['modal', ['openModal']]],
  apart: [],
  copied: ['format'],
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

test('copies the modules of the plan for the first load', async () => {
  write(
    'src/early/watch.ts',
    "import { format } from '../format.ts'\nexport const watch = () => format(' x ')\n",
  )
  write(
    'src/exports/index.ts',
    "export { Button } from '../Button.tsx'\nexport { watch } from '../early/watch.ts'\n",
  )
  await bundlePackage(root, 'kit', {
    ...plan,
    copied: [],
    copiedEarly: { modules: ['format'], users: 'early' },
  })
  expect(read('chunks/early/early.js')).toContain('text.trim()')
  expect(read('chunks/early/watch.js')).toMatch(/from "\.\/early\.js"/)
  expect(read('chunks/modal.js')).toMatch(/from "\.\/format\.js"/)
})

test('copies constants of the plan into each file that uses them', async () => {
  writeFileSync(
    join(root, 'texts.ts'),
    "export const late = 'A later text'\nexport const early: string = 'An early text'\n",
  )
  const use = (name: string) => `import { ${name} } from 'texts'\n`
  write('src/store.ts', `${use('early')}export const store: Set<string> = new Set([early])\n`)
  write('src/row.ts', `${use('late')}export const row = late\n`)
  write(
    'src/openModal.ts',
    `${use('late')}import { row } from './row.ts'\nexport const openModal = () => row + late\n`,
  )
  await bundlePackage(root, 'kit', { ...plan, constants: new Map([['texts', 'texts.ts']]) })
  expect(read('chunks/store.js')).toContain('An early text')
  expect(read('chunks/store.js')).not.toContain('A later text')
  expect(read('chunks/modal.js').split('A later text')).toHaveLength(2)
  expect(read('chunks/modal.js')).not.toContain('An early text')
  for (const name of globSync('**/*.js', { cwd: join(root, 'kit/dist') }))
    expect(read(name)).not.toMatch(/from ["']texts/)
})

test('places each export of a split module where it is used, once', async () => {
  write('src/icons.ts', "export const early = 'An early icon'\n\nexport const late = 'A late icon'\n")
  write('src/row.ts', "import { early } from './icons.ts'\nexport const row = early\n")
  write(
    'src/openModal.ts',
    "import { row } from './row.ts'\nexport const openModal = async () => [row, await import('./later.ts')]\n",
  )
  write(
    'src/later.ts',
    "import {\n  early,\n  late,\n} from './icons.ts'\nexport const later = [early, late]\n",
  )
  const parts: BundlePlan['parts'] = [
    ['modal', ['openModal']],
    ['later', ['later']],
  ]
  await bundlePackage(root, 'kit', { ...plan, parts, copied: [], split: ['icons'] })
  expect(read('chunks/modal.js')).toContain('An early icon')
  expect(read('chunks/modal.js')).not.toContain('A late icon')
  expect(read('chunks/later.js')).toContain('A late icon')
  expect(read('chunks/later.js')).not.toContain('An early icon')
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

describe('a package that the plan contains', () => {
  const containing = { ...plan, contained: { packages: /^parts$/, except: ['store'] } }

  beforeEach(() => {
    const dependency = (name: string, code: string) => {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', main: 'index.js' }))
      write(`node_modules/${name}/index.js`, code)
      write(`node_modules/${name}/LICENSE`, `License of ${name}`)
    }
    dependency(
      'parts',
      "export { helper } from 'helper'\nexport const isChecked = process.env.NODE_ENV !== 'production'\n",
    )
    dependency('helper', "const React = require('react')\nexports.helper = () => React.version\n")
    write(
      'src/row.ts',
      "import { helper, isChecked } from 'parts'\nimport { other } from 'other'\nexport const row = [helper(), isChecked, other]\n",
    )
  })

  test('is in the bundle with what it imports, for production, with the licenses; React is not', async () => {
    await bundlePackage(root, 'kit', containing)
    const code = read('chunks/modal.js')
    expect([...code.matchAll(/from "([a-z].*)"/g)].map(([, name]) => name).sort()).toEqual(['other', 'react'])
    expect(code).toContain('.version')
    expect(code).not.toMatch(/NODE_ENV|__require\(/)
    // A name that React lacks, which webpack refuses in production.
    expect(code).not.toMatch(/React\w*(\.|\[")module\b/)
    expect(code).not.toContain('"module.exports"')
    expect(read('bundle/LICENSES.md')).toBe(
      '# Packages in this bundle\n\n## helper 1.2.3\n\nLicense of helper\n\n## parts 1.2.3\n\nLicense of parts\n',
    )
  })

  test('stays an import of the modules that use the copy of the host', async () => {
    write(
      'src/store.ts',
      "import { isChecked } from 'parts'\nexport const store: Set<unknown> = new Set([isChecked])\n",
    )
    await bundlePackage(root, 'kit', containing)
    expect(read('chunks/store.js')).toContain('from "parts"')
  })

  test('needs a license', async () => {
    rmSync(join(root, 'kit/node_modules/helper/LICENSE'))
    await expect(bundlePackage(root, 'kit', containing)).rejects.toThrow('helper has no license.')
  })
})
