import { fileURLToPath } from 'node:url'
import { type OutputChunk, rolldown } from 'rolldown'
import type { FramePageFiles } from '../service/FrameServiceOptions.ts'
import { pageSources } from './pageSources.ts'

export interface PageBundle {
  readonly files: FramePageFiles
  /** Every bundled source file. */
  readonly sources: readonly string[]
}

/** Bundles the scripts of the page and of its worker. @throws an Error where one of them needs a module of Node */
export async function bundlePage(): Promise<PageBundle> {
  const [page, worker] = await Promise.all([
    bundle({ main: pageSources.page }, 'esm'),
    bundle({ worker: pageSources.worker }, 'iife'),
  ])
  const modules = Object.fromEntries(page.chunks.map(({ fileName, code }) => [fileName, code]))
  const [{ code } = { code: '' }] = worker.chunks
  return { files: { modules, worker: code }, sources: [...page.sources, ...worker.sources] }
}

async function bundle(input: Readonly<Record<string, URL>>, format: 'esm' | 'iife') {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, url]) => [name, fileURLToPath(url)])),
    platform: 'browser',
    logLevel: 'silent',
    resolve: { conditionNames: ['@wallet-kit/source', 'browser', 'import', 'module', 'default'] },
    transform: { target: 'es2022' },
  })
  const { output } = await build.generate({
    ...{ format, minify: true, codeSplitting: format === 'esm' },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  const sources = await build.watchFiles
  await build.close()
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk')
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const foreign = chunks.flatMap(({ imports }) => imports).filter((name) => !names.has(name))
  if (foreign.length > 0) throw new Error(`The page imports ${foreign.join(', ')}`)
  return { chunks, sources }
}
