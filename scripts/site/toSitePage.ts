import { posix } from 'node:path'
import { replaceLinks } from './markdown.ts'

export interface SitePageParameters {
  /** Of the page, below `docs/`. */
  readonly path: string
  readonly text: string
  /** Address of the sources at a code host, e.g. `https://code.example/me/kit/blob/main`. */
  readonly sources: string | undefined
}

/** Path of a page on the site: a folder's README is its index. */
export function toSitePath(path: string): string {
  return path.replace(/(^|\/)README\.md$/, '$1index.md')
}

/**
 * A page of `docs/` as the site's generator reads it. Links to files outside of `docs/` lead to the code host; without
 * one only their text is left.
 */
export function toSitePage({ path, text, sources }: SitePageParameters): string {
  const folder = posix.dirname(path)
  const linked = replaceLinks(text, (label, address) => {
    if (/^[a-z]+:/.test(address) || address.startsWith('#')) return `[${label}](${address})`
    const [file = '', anchor] = address.split('#')
    const target = posix.join('docs', folder, file)
    // A file at the site's root, which is no page.
    if (target === 'docs/llms.txt') return `<a href="/llms.txt" target="_self">${label}</a>`
    if (!target.startsWith('docs/') || !/\.(?:md|png|svg)$/.test(target)) {
      return sources === undefined ? label : `[${label}](${sources}/${target})`
    }
    const hash = anchor === undefined ? '' : `#${anchor}`
    return `[${label}](${relativeTo(folder, toSitePath(posix.join(folder, file)))}${hash})`
  })
  // Vue takes an address without a leading dot for one of the site's root.
  return linked.replaceAll(/(<img\s[^>]*?\bsrc=")(?![a-z]+:|[./])/g, '$1./')
}

function relativeTo(folder: string, target: string): string {
  const path = posix.relative(folder, target)
  return path.startsWith('.') ? path : `./${path}`
}
