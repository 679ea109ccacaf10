import { fileURLToPath } from 'node:url'
import { type OutputChunk, rolldown } from 'rolldown'
import type { PageBundle } from './PageBundle.ts'
import { toFiles } from './toFiles.ts'

/** The frame's page, the dashboard, and the dedicated worker in which alone shares of keys are joined. */
const entries = {
  page: '../page/main.ts',
  dashboard: '../dashboard/main.ts',
  worker: '../keys/worker/worker.ts',
}

/**
 * Bundles the scripts of the page and of its worker from the sources. The same sources make the same bytes, on any machine.
 *
 * @throws an Error where one of them needs a module of Node
 */
export async function loadPage(): Promise<PageBundle> {
  const [page, worker] = await Promise.all([
    bundle({ main: entries.page, dashboard: entries.dashboard }, 'esm'),
    bundle({ worker: entries.worker }, 'iife'),
  ])
  const modules = Object.fromEntries(page.chunks.map(({ fileName, code }) => [fileName, code]))
  const [{ code } = { code: '' }] = worker.chunks
  return { files: toFiles(modules, code), sources: [...page.sources, ...worker.sources] }
}

async function bundle(input: Readonly<Record<string, string>>, format: 'esm' | 'iife') {
  const build = await rolldown({
    input: Object.fromEntries(
      Object.entries(input).map(([name, path]) => [name, fileURLToPath(new URL(path, import.meta.url))]),
    ),
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
