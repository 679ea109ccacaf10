import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

/**
 * Bytes of JavaScript (gzip, without React and the names of files) that every visitor of a host app loads, connected or not.
 * Some ten of them differ from folder to folder. The width that an account's button keeps on a reload, so that nothing beside
 * it moves, is 95.
 */
const budget = 11_390

const host = `
  import { AppKitProvider, ConnectButton, createAppKit, useAppKit, useAppKitAccount } from '@wallet-kit/react'
  console.log(AppKitProvider, ConnectButton, createAppKit, useAppKit, useAppKitAccount)
`

/** Bundles a host app that uses the usual parts and returns what is loaded before the first click. */
async function bundleHost(): Promise<{ code: string; modules: readonly string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions: ['@wallet-kit/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === 'host' ? '\0host.js' : null),
        load: (id) => (id === '\0host.js' ? host : null),
      },
      {
        name: 'constants',
        enforce: 'pre',
        // As in the published packages, each file has the messages that it raises.
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
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'host',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { chunkFileNames: '[hash].js' },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const reached = new Set(entry ? [entry] : [])
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) reached.add(imported)
    }
  }
  const graph = [...reached]
  return {
    // The sources are in more chunks than the published bundle, whose names `e2e/budget` counts. Hashes differ from folder
    // to folder, and compress differently.
    code: graph.map(({ code }) => code.replace(/[\w-]{8}\.js/g, '.js')).join('\n'),
    modules: graph.flatMap(({ moduleIds }) => moduleIds),
  }
}

describe('the light entry', () => {
  let bundle: Awaited<ReturnType<typeof bundleHost>>

  beforeAll(async () => {
    bundle = await bundleHost()
  }, 60_000)

  it(`costs a host app at most ${budget} bytes with the sdk's part`, () => {
    const bytes = gzipSync(bundle.code, { level: 9 }).length
    expect(bytes).toBeGreaterThan(2_000)
    expect(bytes).toBeLessThanOrEqual(budget)
  })

  it('holds no heavier package', () => {
    const heavy =
      /node_modules\/(viem|ox|abitype|zod|@mui|@emotion|@tanstack|focus-trap|tabbable|openapi-fetch)\//
    expect(bundle.modules.filter((id) => heavy.test(id))).toEqual([])
  })

  it('holds nothing of the modal', () => {
    const folders = /\/ui\/src\/(modal|views|components|icons)\//
    expect(bundle.modules.filter((id) => folders.test(id))).toEqual([])
  })

  it('is declared free of side effects', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({ sideEffects: false })
  })
})
