import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { bundlePackages } from '../../scripts/bundle/bundlePackages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages that a host app has anyway: peers, and React. */
const external = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react-dom/client',
  '@solana/web3.js',
  '@wagmi/core',
  'viem',
]

/** JavaScript (gzip) that importing each entry loads, by specifier; code that is loaded on demand does not count. */
export async function entryBytes(): Promise<ReadonlyMap<string, number>> {
  await bundlePackages()
  const sizes = new Map<string, number>()
  for (const [specifier, file] of ['sdk', 'ui'].flatMap(entriesOf)) sizes.set(specifier, await bytesOf(file))
  return sizes
}

async function bytesOf(file: string): Promise<number> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    // Without 'development', which a test run would add.
    resolve: { conditions: ['browser', 'module', 'import', 'default'] },
    plugins: [
      { name: 'leave-out-deferred-code', resolveDynamicImport: (id) => ({ id: String(id), external: true }) },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: file,
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput
  return result.output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  )
}

/** The entries of a package by specifier, with the file of each. */
function entriesOf(folder: string): [string, string][] {
  const [manifest = ''] = globSync(`${folder}/package.json`, { cwd: root })
  const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  return Object.entries<Record<string, string>>(exports).map(([entry, conditions]) => [
    join(name, entry),
    join(root, folder, conditions.default ?? ''),
  ])
}
