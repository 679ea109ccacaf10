import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { acceptsNode } from './acceptsNode.ts'
import { publishedPackages } from './publishedPackages.ts'

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, { readonly types: string }>>
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly types?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: { readonly node?: string }
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
}

const folders = publishedPackages(repositoryRoot).map(({ folder }) => folder)
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'))
const libraries = folders.map(manifestOf).filter(({ exports }) => exports !== undefined)

/**
 * Libraries that apps have as well. An exact version installs a second copy beside the app's: more bytes, and another
 * React context, another class, another skip token.
 */
const shared = [
  '@adraffy/ens-normalize',
  '@scure/base',
  '@tanstack/query-core',
  'hono',
  'openapi-fetch',
  'viem',
  'zod',
]

describe.each(libraries.map((manifest) => [manifest.name, manifest] as const))('%s', (_, manifest) => {
  it('takes a range of each library that apps have as well', () => {
    const exact = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => /^\d/.test(range))
    expect(exact.map(([name]) => name).filter((name) => shared.includes(name))).toEqual([])
  })

  it('has the types of each entry for `moduleResolution: "node"`', () => {
    const { exports = {}, typesVersions, types } = manifest
    const found = Object.fromEntries(
      Object.entries(typesVersions?.['*'] ?? {}).map(([entry, files]) => [`./${entry}`, `./${files[0]}`]),
    )
    if (types) found['.'] = types
    expect(found).toEqual(
      Object.fromEntries(Object.entries(exports).map(([entry, conditions]) => [entry, conditions.types])),
    )
  })
})

const ranges = publishedPackages(repositoryRoot).map(({ folder, manifest }) => ({
  folder,
  range: manifest.engines?.node ?? '',
}))
/** Oldest versions of Node that published packages promise, with the folders of those that do. */
const oldestNodes = [...new Set(ranges.map(({ range }) => range))].map((range) => ({
  oldest: `${range.replace('>=', '')}.0`,
  folders: ranges.filter((each) => each.range === range).map(({ folder }) => folder),
}))

test.each(oldestNodes)(
  'every package that is installed with $folders accepts Node $oldest',
  ({ oldest, folders: users }) => {
    const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
      readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'),
    )
    /** The folder that a dependency is found in, upwards from its user. */
    const locate = (user: string, name: string): string | undefined => {
      for (let folder = user; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
        const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
        const found = lock.packages[path]
        if (found) return found.link ? found.resolved : path
        if (folder === '') return undefined
      }
    }
    const reached = new Set<string>()
    const pending = [...users]
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      if (reached.has(path)) continue
      reached.add(path)
      for (const name of Object.keys(lock.packages[path]?.dependencies ?? {})) {
        const found = locate(path, name)
        if (found) pending.push(found)
      }
    }
    expect(reached.size).toBeGreaterThan(50)
    const refusing = [...reached].filter((path) => {
      const range = lock.packages[path]?.engines?.node
      return range !== undefined && !acceptsNode(range, oldest)
    })
    expect(refusing).toEqual([])
  },
)

test.each([
  ['>=20.18.0', true],
  ['>=20.19', true],
  ['>=22', false],
  ['>= 12', true],
  ['^18.18.0 || ^20.9.0 || >=21.1.0', true],
  ['^18 || ^19 || >= 21', false],
  ['>=14 <20', false],
  ['*', true],
  ['20 || >=22', true],
])('Node 20.19.0 is accepted by %s: %s', (range, expected) => {
  expect(acceptsNode(range, '20.19.0')).toBe(expected)
})
