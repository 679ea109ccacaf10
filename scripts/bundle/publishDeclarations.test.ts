import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishDeclarations } from './publishDeclarations.ts'

let folder: string

function write(path: string, content: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function declare(path: string, content: string): void {
  write(`dist/${path}.d.ts`, `${content}\n//# sourceMappingURL=${path.split('/').pop()}.d.ts.map`)
  const source = `${'../'.repeat(path.split('/').length)}src/${path}.ts`
  write(`dist/${path}.d.ts.map`, JSON.stringify({ version: 3, sources: [source], mappings: '' }))
  write(`src/${path}.ts`, '')
}

const publishedFiles = () =>
  globSync('**/*', { cwd: join(folder, 'dist/types') }).filter((path) => /\.ts/.test(path))
const read = (path: string) => readFileSync(join(folder, 'dist/types', path), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kit-declarations-'))
  const exports = {
    '.': { types: './dist/types/exports/index.d.ts', default: './dist/bundle/exports/index.js' },
  }
  write('package.json', JSON.stringify({ name: 'kit', exports }))
  declare('exports/index', "export { open } from '../open.ts'\nexport type Kit = import('../kit/Kit.ts').Kit")
  declare('open', "import type { Kit } from './kit/Kit.ts'\nexport declare const open: (kit: Kit) => void")
  declare('kit/Kit', "import { type X } from 'viem'\nexport interface Kit {}")
  declare('internal', 'export {}')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('publishes what the entries reach, and its maps', () => {
  publishDeclarations(folder, { sources: 'src', sourceMaps: true })
  expect(publishedFiles().sort()).toEqual(
    ['exports/index', 'kit/Kit', 'open'].flatMap((path) => [`${path}.d.ts`, `${path}.d.ts.map`]),
  )
  expect(JSON.parse(read('kit/Kit.d.ts.map')).sources).toEqual(['../../../src/kit/Kit.ts'])
})

test('leaves the maps out where the plan has none, with the reference to them', () => {
  publishDeclarations(folder, { sources: 'src', sourceMaps: false })
  expect(publishedFiles().sort()).toEqual(['exports/index.d.ts', 'kit/Kit.d.ts', 'open.d.ts'])
  expect(read('open.d.ts')).toBe(
    "import type { Kit } from './kit/Kit.ts'\nexport declare const open: (kit: Kit) => void\n",
  )
})

test('removes what is reached no longer', () => {
  publishDeclarations(folder, { sources: 'src', sourceMaps: true })
  declare('exports/index', 'export {}')
  publishDeclarations(folder, { sources: 'src', sourceMaps: true })
  expect(publishedFiles().sort()).toEqual(['exports/index.d.ts', 'exports/index.d.ts.map'])
})

test('rejects a package that the compiler has not built', () => {
  rmSync(join(folder, 'dist/kit'), { recursive: true })
  expect(() => publishDeclarations(folder, { sources: 'src', sourceMaps: true })).toThrow(
    'Kit.d.ts is missing. Run `npm run build` first.',
  )
})
