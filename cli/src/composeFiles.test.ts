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
  write('parts/base/dot-gitignore', 'dist\n')
  write('parts/views/src/View.tsx', 'view()\n')
  write('parts/views/src/logo.ts', 'logo\n')
  write('parts/views/src/_app.ts', 'app\n')
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
      networks: undefined,
      signIn: undefined,
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
    'src/_app.ts': 'app\n',
    'src/logo.ts': 'logo\n',
    'src/main.tsx': 'run({{prefix}})\n',
  })
})

test('a server adds lines and replaces files', () => {
  const files = compose(true)
  expect(files['src/main.tsx']).toBe('serve()\n')
  expect(files['.gitignore']).toBe('dist\n*.sqlite\n')
})

test('an app needs the newest Node that one of its parts needs', () => {
  write('app/package.json', '{ "engines": { "node": ">=22.22" } }')
  write('parts/base/package.json', '{ "engines": { "node": ">=20.19" } }')
  expect(JSON.parse(compose()['package.json'] ?? '')).toEqual({ engines: { node: '>=22.22' } })
  write('parts/base/package.json', '{ "engines": { "node": ">=24.2" } }')
  expect(JSON.parse(compose()['package.json'] ?? '')).toEqual({ engines: { node: '>=24.2' } })
})

test('two parts with the same file are a mistake', () => {
  expect(() => compose(false, [{ part: 'base' }, { part: 'server' } as never])).toThrow(
    'src/main.tsx of server is in another part of the template, too.',
  )
})
