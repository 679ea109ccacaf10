import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { addressesOf, anchorsOf } from './markdown.ts'

/** Readable pages of the repository: its own, those of its folders, and all of `docs/`. */
export function listPages(root: string): readonly string[] {
  const patterns = ['*.md', '*/README.md', '{sdk,ui,frame,scripts,e2e}/**/README.md', 'docs/**/*.md']
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .map((page) => page.replaceAll('\\', '/'))
    .sort()
}

/** Links to files or headings that do not exist, as `page → address`. Addresses of other hosts are not asked. */
export function findBrokenLinks(root: string, pages: readonly string[]): readonly string[] {
  const known = new Map<string, ReadonlySet<string>>()
  const anchorsIn = (path: string) => {
    const anchors = known.get(path) ?? anchorsOf(readFileSync(join(root, path), 'utf8'))
    known.set(path, anchors)
    return anchors
  }
  const isBroken = (page: string, address: string) => {
    const [path = '', anchor] = address.split('#')
    const target = path === '' ? page : posix.join(dirname(page), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).has(anchor)
  }
  return pages.flatMap((page) =>
    addressesOf(readFileSync(join(root, page), 'utf8'))
      .filter((address) => !/^[a-z]+:/.test(address) && isBroken(page, address))
      .map((address) => `${page} → ${address}`),
  )
}
