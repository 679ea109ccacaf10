import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBrokenLinks, listPages } from './findBrokenLinks.ts'
import { readNavigation } from './navigation.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = listPages(root)

test('links between pages lead to a file and to a heading of it', () => {
  expect(pages.length).toBeGreaterThan(250)
  expect(findBrokenLinks(root, pages)).toEqual([])
})

test('every page that is written by hand is in the navigation', () => {
  const listed = readNavigation(readFileSync(join(root, 'docs/README.md'), 'utf8')).flatMap(({ items }) =>
    items.map(({ link }) => link),
  )
  const written = pages
    .filter((page) => page.startsWith('docs/') && !page.startsWith('docs/reference/'))
    .map((page) => page.slice('docs'.length).replace(/(README)?\.md$/, ''))
  expect(written.filter((page) => page !== '/' && !listed.includes(page))).toEqual([])
})
