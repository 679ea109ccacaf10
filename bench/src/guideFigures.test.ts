import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { buildInMemory, withImports } from './buildInMemory.ts'

const root = join(import.meta.dirname, '../..')
const languages = ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'pl', 'ptBR', 'ru', 'tr', 'zhCN']

let chunks: Awaited<ReturnType<typeof buildInMemory>>
beforeAll(async () => {
  chunks = await buildInMemory()
}, 60_000)

/** Kilobytes (gzip) loaded for the chunks of these names, beyond those already there. */
function kilobytesOf(names: readonly string[], present: readonly string[]): number {
  const named = chunks.filter(({ name }) => names.includes(name))
  expect(named.length).toBeGreaterThanOrEqual(names.length)
  const before = withImports(
    chunks,
    chunks.filter(({ name, isEntry }) => isEntry || present.includes(name)),
  )
  const added = [...withImports(chunks, named)].filter((chunk) => !before.has(chunk))
  return added.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
}

/** The numbers that a guide states in these words. */
function stated(page: string, words: RegExp): readonly number[] {
  const found = words.exec(readFileSync(join(root, page), 'utf8'))
  if (!found) throw new Error(`${page} does not say ${words}`)
  return found.slice(1).map(Number)
}

const opened = ['modal', 'engine']

it('a language is of the size that the guide says', () => {
  const [least = 0, most = 0] = stated(
    'docs/guides/languages.md',
    /as one chunk of (\d+) to (\d+) kB \(gzip\)/,
  )
  const sizes = languages.map((language) => kilobytesOf([language], opened))
  expect([Math.round(Math.min(...sizes)), Math.round(Math.max(...sizes))]).toEqual([least, most])
})

it("reading the host's theme is of the size that the guide says", () => {
  const [theme] = stated('docs/guides/theming.md', /a theme costs (\d+) kB/)
  expect(Math.round(kilobytesOf(['look-use'], opened))).toBe(theme)
})

it("MUI's parts are of the sizes that the guide says", () => {
  const [own, others] = stated(
    'docs/guides/theming.md',
    /(\d+) kB \(gzip\) for switch and tabs, (\d+) kB more for the others/,
  )
  const ahead = ['filter-use', 'Tabs-use']
  const present = [...opened, 'allWallets']
  expect(Math.round(kilobytesOf(ahead, present))).toBe(own)
  expect(Math.round(kilobytesOf(['mui-use'], [...present, ...ahead]))).toBe(others)
})
