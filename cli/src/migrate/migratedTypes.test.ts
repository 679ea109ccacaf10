/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateFiles } from './migrateFiles.test.helper.ts'
import { samples } from './samples.test.helper.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
// Below node_modules, so that packages resolve as in a host app, and git ignores the files.
const folder = join(root, 'e2e/apps/node_modules/.cache/migrated')

const apps = Object.entries(samples).map(([name, { packages, files }]) => {
  const plan = migrateFiles(packages, { 'tsconfig.json': '{}', ...files })
  const paths = [...new Set([...Object.keys(files), ...plan.changes.map(({ path }) => path)])]
  return { name, plan, paths }
})

let output = ''

// One run of the compiler for all of them: most of its time goes to the packages' sources.
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const { name, plan, paths } of apps)
    for (const path of paths) {
      const file = join(folder, name, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, plan.after(path))
    }
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    // Packages resolve to their sources: no build before a test.
    customConditions: ['@wallet-kit/source'],
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['react'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/src'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  output = status === null ? 'the compiler did not end' : stdout
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(apps)('$name: the migrated app compiles', ({ name, plan, paths }) => {
  const others = apps.map((app) => `${app.name}/`).filter((prefix) => prefix !== `${name}/`)
  const problems = output
    .split('\n')
    .filter((line) => line && !others.some((prefix) => line.startsWith(prefix)))
  expect(problems).toEqual([])
  expect(paths.map(plan.after).join('\n')).not.toMatch(
    /from '(@reown|@rainbow-me|connectkit|@coinbase|@solana\/wallet-adapter)/,
  )
  expect(plan.again).toEqual([])
})
