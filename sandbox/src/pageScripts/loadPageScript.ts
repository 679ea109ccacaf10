import { fileURLToPath } from 'node:url'
import { readPageScript } from './readPageScript.ts'

export interface LoadPageScriptParameters {
  /** Name of the cached bundle. */
  readonly name: string
  readonly entry: URL
}

/** Starts to read or bundle a script that pages load; a failure rejects when the script is awaited. */
export function loadPageScript({ name, entry }: LoadPageScriptParameters): Promise<string> {
  const script = readPageScript({ cacheFile: cacheFileOf(name), bundle: () => bundle(entry) })
  script.catch(() => {})
  return script
}

/** File of a cached bundle. */
export function cacheFileOf(name: string): string {
  const folder = '../../../node_modules/.cache/wallet-kit-sandbox'
  return fileURLToPath(new URL(`${folder}/${name}.json`, import.meta.url))
}

/** The bundler is loaded only on a cache miss. */
async function bundle(entry: URL) {
  const { bundlePageScript } = await import('./bundlePageScript.ts')
  return bundlePageScript(entry)
}
