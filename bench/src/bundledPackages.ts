import { build, type Rollup } from 'vite'
import { hostRoot } from './hosts.ts'

/** Names of third-party packages whose code an ordinary host app ships with the kit. */
export interface BundledPackages {
  /** Loaded with the page. */
  readonly firstLoad: readonly string[]
  /** Loaded on demand: the modal, chain families, pairing. */
  readonly onDemand: readonly string[]
}

/** Builds the host app of the benchmark in memory and reads which packages its chunks contain. */
export async function bundledPackages(): Promise<BundledPackages> {
  const result = (await build({
    root: hostRoot('host'),
    logLevel: 'error',
    build: { write: false },
  })) as Rollup.RollupOutput
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const first = new Set<Rollup.OutputChunk>()
  function addFirst(chunk: Rollup.OutputChunk | undefined): void {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) addFirst(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) addFirst(chunk)
  const firstLoad = packagesOf(first)
  return {
    firstLoad,
    onDemand: packagesOf(chunks.values()).filter((name) => !firstLoad.includes(name)),
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
