import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { containedLicenses } from './containedLicenses.ts'
import { replaceFiles } from './replaceFiles.ts'

/** Networks of `networks.js`. Bundlers drop those that a host does not import; a browser loads the whole file. */
const networks = [
  'mainnet, polygon, base, arbitrum, optimism, bsc, avalanche, gnosis, linea, scroll, zksync, celo',
  'sepolia, baseSepolia, polygonAmoy, solana, solanaDevnet, defineChain',
].join(', ')

/** Files that a page imports, and their code. */
const entries: Readonly<Record<string, string>> = {
  elements: `export * from '@wallet-kit/react/elements'`,
  networks: `export { ${networks} } from '@wallet-kit/sdk/networks'`,
  sdk: `export * from '@wallet-kit/sdk'`,
  actions: `export * from '@wallet-kit/sdk/actions'`,
}

/**
 * Bundles the kit for pages without a bundler, below `dist/browser` of the React package: ES modules with everything
 * that they need, React included, and chunks that are loaded on demand. `integrity.json` has the hash of each file, as
 * the `integrity` of an import map holds it. Made of the published bundles of the packages, which have to be there.
 *
 * @param root of the repository
 * @throws Error on a warning of the bundler
 */
export async function bundleBrowser(root: string): Promise<void> {
  const folder = join(root, 'ui')
  await using bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, virtual + name])),
    platform: 'browser',
    tsconfig: false,
    resolve: {
      conditionNames: ['browser', 'module', 'import', 'default'],
      mainFields: ['browser', 'module', 'main'],
    },
    transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entrySources(folder)],
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message)
    },
  })
  const dir = join(folder, 'dist')
  const { output } = await bundle.generate({
    dir,
    format: 'esm',
    minify: true,
    entryFileNames: 'browser/[name].js',
    chunkFileNames: 'browser/chunks/[name]-[hash].js',
    // A file of its own, which the modal loads: checks of our own code leave it out.
    codeSplitting: {
      groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
    },
  })
  const written = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
  const hashes = [...written].map(([path, content]) => [path.slice('browser/'.length), hashOf(content)])
  written.set('browser/integrity.json', `${JSON.stringify(Object.fromEntries(hashes.sort()), null, 2)}\n`)
  const licenses = containedLicenses(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
  if (licenses) written.set('browser/LICENSES.md', licenses)
  replaceFiles(dir, ['browser'], written)
}

const virtual = 'wallet-kit-browser:'

/** Modules that only export others, as if they were in the package's folder. */
function entrySources(folder: string): Plugin {
  return {
    name: 'entries',
    async resolveId(id, importer) {
      if (id.startsWith(virtual)) return id
      return importer?.startsWith(virtual) ? this.resolve(id, join(folder, 'index.js')) : null
    },
    load: (id) => (id.startsWith(virtual) ? entries[id.slice(virtual.length)] : undefined),
  }
}

function hashOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
