import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeFiles } from './composeFiles.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-wallet-kit-'))
  write('app/template.json', '{}')
  write('app/package.json', '{ "name": "app", "dependencies": { "b": "1" } }')
  write('app/README.md', '# App\n')
  write('app/src/main.tsx', 'run({{prefix}})\n')
  write('app/node_modules/x/index.js', '')
  write('parts/base/package.json', '{ "dependencies": { "a": "1" } }')
  write('parts/base/README.md', '{{prefix}}ID\n')
  write('parts/base/_gitignore', 'dist\n')
  write('parts/views/src/View.tsx', 'view()\n')
  write('parts/views/src/logo.ts', 'logo\n')
  write('parts/server/src/main.tsx', 'serve()\n')
  write('parts/server/.gitignore', '*.sqlite\n')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

function compose(
  hasServer = false,
  parts = [{ part: 'base' }, { part: 'views', firstLine: "'use client'" }],
) {
  const files = composeFiles({
    template: {
      name: 'app',
      aliases: [],
      description: '',
      folder: join(root, 'app'),
      prefix: 'VITE_',
      parts,
      server: [{ part: 'server' }],
      frame: undefined,
    },
    hasServer,
    hasFrame: false,
  })
  return Object.fromEntries([...files].sort().map(([path, content]) => [path, content.toString()]))
}

test('JSON is merged, texts are joined, dot-files get their names back, and output of builds is left out', () => {
  expect(compose()).toEqual({
    '.gitignore': 'dist\n',
    'README.md': '# App\n\nVITE_ID\n',
    'package.json': `${JSON.stringify({ name: 'app', dependencies: { a: '1', b: '1' } }, null, 2)}\n`,
    'src/View.tsx': "'use client'\nview()\n",
    'src/logo.ts': 'logo\n',
    'src/main.tsx': 'run({{prefix}})\n',
  })
})

test('a server adds lines and replaces files', () => {
  const files = compose(true)
  expect(files['src/main.tsx']).toBe('serve()\n')
  expect(files['.gitignore']).toBe('dist\n*.sqlite\n')
})

test('two parts with the same file are a mistake', () => {
  expect(() => compose(false, [{ part: 'base' }, { part: 'server' } as never])).toThrow(
    'src/main.tsx of server is in another part of the template, too.',
  )
})
