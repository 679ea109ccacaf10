import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'

/** Limit of `import { createAppKit, authSession } from '@wallet-kit/sdk'` before the first click, gzip. */
const budget = 8 * 1024
/** Packages that only dynamic imports may reach. */
const heavy = [/^viem/, /^zod/, /^@tanstack\//, /^@wallet-kit\/clients\/(?!errors\/constants$)/]

/** Chunks that a host downloads with its own code. Heavy packages stay external, so that imports show them. */
async function bundleFirstLoad(): Promise<readonly OutputChunk[]> {
  const entry = new URL('./exports/index.ts', import.meta.url).pathname
  const host = `import { authSession, createAppKit } from ${JSON.stringify(entry)}
    export const kit = createAppKit({ ...globalThis.options, siwx: authSession() })`
  const bundle = await rolldown({
    input: 'host',
    platform: 'browser',
    external: heavy,
    resolve: { conditionNames: ['@wallet-kit/source', 'import', 'module', 'browser'] },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === 'host' ? '\0host' : null),
        load: (id) => (id === '\0host' ? { code: host, moduleType: 'js' } : null),
      },
      {
        name: 'constants',
        // As in the published package, each file has the messages that it raises.
        async resolveId(id, importer, options) {
          if (id !== '@wallet-kit/clients/errors/constants') return null
          const found = await this.resolve(id, importer, { ...options, skipSelf: true })
          return found && { id: `${found.id}?of=${importer}`, moduleSideEffects: false }
        },
        load(id) {
          const [file, importer] = id.split('?of=')
          if (file === undefined || importer === undefined) return null
          return { code: readFileSync(file, 'utf8'), moduleType: 'ts' }
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const reached = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...reached]
}

describe('the first load', { timeout: 60_000 }, () => {
  it('stays within its budget and without heavy packages', async () => {
    const chunks = await bundleFirstLoad()
    const files = new Set(chunks.map(({ fileName }) => fileName))
    const outside = chunks.flatMap(({ imports }) => imports).filter((name) => !files.has(name))
    expect(outside).toEqual([])

    const bytes = gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length
    expect(bytes).toBeGreaterThan(2_000)
    expect(bytes).toBeLessThanOrEqual(budget)
  })
})
