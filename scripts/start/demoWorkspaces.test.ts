import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isForPlatform } from '../bootstrap/isForPlatform.mjs'
import { type LockedPackage, lockedPackages } from '../bootstrap/lockedPackages.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { importsOf } from '../checks/importsOf.ts'
import { sourceFiles } from '../checks/sourceFiles.ts'
import { demoWorkspaces } from './demoWorkspaces.mjs'

const locked: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'),
).packages
const forHere = Object.fromEntries(Object.entries(locked).filter(([, entry]) => isForPlatform(entry)))
const needed = lockedPackages(forHere, [...demoWorkspaces, `node-${process.platform}-${process.arch}`])
const installed = Object.keys(needed).filter((path) => path.includes('node_modules/') && !needed[path]?.link)
const workspaces = Object.keys(needed).filter((path) => !path.includes('node_modules/'))

test('`npm start` installs at most 400 packages, of which none is a tool of tests or checks', () => {
  expect(installed.length).toBeGreaterThan(200)
  expect(installed.length).toBeLessThanOrEqual(400)
  for (const tool of [
    'typescript',
    'vitest',
    '@playwright/test',
    '@biomejs/biome',
    'next',
    'esbuild',
    'solc',
  ])
    expect(installed).not.toContain(`node_modules/${tool}`)
})

test('`npm start` installs at most 600 MB', () => {
  const blocks = installed.reduce((sum, path) => sum + blocksOf(join(repositoryRoot, path)), 0)
  expect(blocks / 2048).toBeGreaterThan(300)
  expect(blocks / 2048).toBeLessThan(600)
})

/** Blocks of 512 bytes of a package's own files. */
function blocksOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return sum + lstatSync(path).blocks
    return entry.name === 'node_modules' ? sum : sum + blocksOf(path)
  }, 0)
}

test('everything that the demo imports is among the packages', () => {
  const missing = workspaces.flatMap((workspace) =>
    sourceFiles(join(repositoryRoot, workspace))
      .filter((file) => !apart.test(`${workspace}/${file}`))
      .flatMap((file) =>
        importsOf(file, readFileSync(join(repositoryRoot, workspace, file), 'utf8'))
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .flatMap(({ specifier }) => packageOf(specifier) ?? [])
          .filter((name) => !isInstalled(workspace, name))
          .map((name) => `${workspace}/${file}: ${name}`),
      ),
  )
  expect(missing).toEqual([])
})

/** Tests and their helpers. */
const apart =
  /\.(test|test-d|test\.helper)\.|^ui\/src\/test\/|^server\/src\/(crash|hostile)\/|\/testSupport\/|\/scripts\//

function packageOf(specifier: string | undefined): string | undefined {
  if (!specifier || /^[./#]|^node:/.test(specifier) || builtinModules.includes(specifier)) return undefined
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** An optional peer is there where a host has it: the demo has none. */
const isInstalled = (workspace: string, name: string) =>
  locked[workspace]?.peerDependenciesMeta?.[name]?.optional ||
  [`${workspace}/node_modules/${name}`, `node_modules/${name}`].some((path) => needed[path])
