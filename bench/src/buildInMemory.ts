import { build, type Rollup } from 'vite'
import { bundlePackages } from '../../scripts/bundle/bundlePackages.ts'
import { hostRoot } from './hosts.ts'

/** The JavaScript files of the host app of the benchmark, built in memory with the packages as they are published. */
export async function buildInMemory(): Promise<readonly Rollup.OutputChunk[]> {
  await bundlePackages()
  const result = (await build({
    root: hostRoot('host'),
    logLevel: 'error',
    build: { write: false },
  })) as Rollup.RollupOutput
  return result.output.filter((file) => file.type === 'chunk')
}

/** Files that are requested with the given ones: their static imports, and the imports of those. */
export function withImports(
  chunks: readonly Rollup.OutputChunk[],
  roots: readonly Rollup.OutputChunk[],
): ReadonlySet<Rollup.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Rollup.OutputChunk>()
  function add(chunk: Rollup.OutputChunk | undefined): void {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const root of roots) add(root)
  return reached
}
