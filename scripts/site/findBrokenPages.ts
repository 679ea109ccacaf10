import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * Addresses in a built site that lead nowhere in it, as `page → address`: files that are missing, and anchors that
 * their page does not have.
 *
 * @param base path of the site on its host, with a slash at both ends
 */
export function findBrokenPages(folder: string, base: string): readonly string[] {
  const pages = globSync('**/*.html', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const anchors = new Map([...texts].map(([page, text]) => [page, anchorsOf(text)]))
  return [...texts].flatMap(([page, text]) =>
    [...new Set([...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address))]
      .filter((address) => !/^(?:[a-z]+:|\/\/)/.test(address))
      .filter((address) => {
        const [path = '', anchor = ''] = decode(address).split('#')
        const target = fileOf(folder, path === '' ? page : withoutBase(path, base, page))
        if (target === undefined) return true
        return anchor !== '' && anchors.get(target)?.has(anchor) === false
      })
      .map((address) => `${page} → ${address}`),
  )
}

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)))
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('&amp;', '&'))
}

function withoutBase(path: string, base: string, page: string): string {
  return path.startsWith(base) ? path.slice(base.length) : posix.join(posix.dirname(page), path)
}

/** The file that a host answers an address with, below the site's folder. */
function fileOf(folder: string, path: string): string | undefined {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  const full = join(folder, file)
  return existsSync(full) && statSync(full).isFile() ? file : undefined
}
