import { readFileSync } from 'node:fs'
import type { Rollup } from 'vite'
import { buildInMemory, withImports } from './buildInMemory.ts'

/** Names of third-party packages whose code an ordinary host app ships with the kit. */
export interface BundledPackages {
  /** Loaded with the page. */
  readonly firstLoad: readonly string[]
  /** Loaded on demand: the modal, chain families, pairing. */
  readonly onDemand: readonly string[]
  /** Contained in the kit's own code on demand. */
  readonly contained: readonly string[]
}

/** Builds the host app of the benchmark in memory and reads which packages its chunks contain. */
export async function bundledPackages(): Promise<BundledPackages> {
  const chunks = await buildInMemory()
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const firstLoad = packagesOf(withImports(chunks, entries))
  const licenses = readFileSync(new URL('../../ui/dist/bundle/LICENSES.md', import.meta.url), 'utf8')
  return {
    firstLoad,
    onDemand: packagesOf(chunks).filter((name) => !firstLoad.includes(name)),
    contained: [...new Set([...licenses.matchAll(/^## (\S+) \d/gm)].flatMap(([, name]) => name ?? []))],
  }
}

function packagesOf(chunks: Iterable<Rollup.OutputChunk>): readonly string[] {
  const modules = [...chunks].flatMap((chunk) => Object.keys(chunk.modules))
  // The innermost folder: a package may have packages of its own.
  const names = modules.flatMap(
    (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(names)].sort()
}
