import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const root = resolve(import.meta.dirname, '../../..')
/** Inside the repository, so that the packages which it imports are found. */
export const hostileFolder = join(root, '.cache/hostile')

/** Bundles a file of this folder as JavaScript, for versions of Node that do not run TypeScript; returns its path. */
export async function bundleServer(
  input: string,
  output: string,
  { withPackages = false } = {},
): Promise<string> {
  mkdirSync(hostileFolder, { recursive: true })
  const bundle = await rolldown({
    input: join(import.meta.dirname, input),
    platform: 'node',
    resolve: { conditionNames: ['@wallet-kit/source', 'node', 'import', 'default'] },
    external: (id) => !withPackages && /^[\w@]/.test(id) && !id.startsWith('@wallet-kit/'),
    logLevel: 'silent',
  })
  const file = join(hostileFolder, output)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}
