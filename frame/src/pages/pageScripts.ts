import { createHash } from 'node:crypto'

export interface PageScripts {
  /** Script elements of the page's markup. */
  readonly elements: readonly string[]
  /** Sources of them for `script-src`. */
  readonly sources: readonly string[]
}

/**
 * A page's script elements, with which browsers run no other bytes than those of the hashes: of the entry by its
 * `integrity`, of the modules that it imports by an import map, where a browser knows hashes in it. Workers have no such
 * attribute in any browser.
 *
 * @param entry file name of the module that is loaded first
 * @param integrity hash of each script by file name
 */
export function pageScripts({
  entry,
  integrity,
}: {
  readonly entry: string
  readonly integrity: Readonly<Record<string, string>>
}): PageScripts {
  const hashes = Object.entries(integrity).map(([name, hash]) => [`./scripts/${name}`, hash])
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) })
  const mapHash = createHash('sha256').update(map).digest('base64')
  return {
    elements: [
      `<script type="importmap">${map}</script>`,
      `<script type="module" src="scripts/${entry}" integrity="${integrity[entry]}"></script>`,
    ],
    sources: ["'self'", `'sha256-${mapHash}'`],
  }
}
