import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { CodegenConfig, CodegenInput } from '../CodegenConfig.ts'
import { cachePath } from '../cache/cachePath.ts'
import { contentHash } from '../load/contentHash.ts'
import { readCapped } from '../runtime/readCapped.ts'
import { isAddress } from './isAddress.ts'
import { UsageError } from './UsageError.ts'

export interface FetchOptions {
  /** Folder that relative paths start from; the working directory by default. */
  readonly root?: string | undefined
  /** Downloads documents that are kept already, too. */
  readonly again?: boolean | undefined
}

const limits = { bytes: 100_000_000, milliseconds: 60_000 }

/**
 * Downloads the documents that a configuration gives the address of, and returns the configuration of their files. An
 * input that is an address is downloaded on every call; one with `path` and `url` when the file is missing.
 *
 * @throws {UsageError} when a document cannot be downloaded.
 */
export async function fetchInputs(
  config: CodegenConfig,
  { root = process.cwd(), again = false }: FetchOptions = {},
): Promise<CodegenConfig> {
  const inputs = await Promise.all(
    config.inputs.map(async (entry): Promise<string | CodegenInput> => {
      const input = typeof entry === 'string' ? { path: entry } : entry
      if (isAddress(input.path)) {
        const text = await download(input.path)
        const path = join(
          fetchedFolder(config, root),
          contentHash(input.path).slice(0, 12),
          fileName(input.path, text),
        )
        save(path, text)
        return { ...input, path: relative(root, path), url: input.path }
      }
      if (input.url === undefined) return entry
      const path = resolve(root, input.path)
      if (again || !existsSync(path)) save(path, await download(input.url))
      return entry
    }),
  )
  return { ...config, inputs }
}

/** Beside the states of runs. */
function fetchedFolder({ output, cache }: CodegenConfig, root: string): string {
  const state = cachePath(resolve(root, output), typeof cache === 'string' ? resolve(root, cache) : undefined)
  return join(dirname(state), 'fetched')
}

/** The name that the service is called by: the last part of the address. */
function fileName(address: string, text: string): string {
  const { pathname, hostname } = new URL(address)
  const last = decoded(pathname).split('/').filter(Boolean).at(-1) ?? hostname
  const name = last.replace(/[^\w.-]+/g, '-')
  if (/\.(json|ya?ml)$/i.test(name)) return name
  return `${name}${/^\s*[{[]/.test(text) ? '.json' : '.yaml'}`
}

/** Part of an address without escapes; as it is where these are not of UTF-8. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** An unchanged file is left alone, so that nothing is compiled again. */
function save(path: string, text: string) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

async function download(address: string): Promise<string> {
  const { origin, pathname, username, password } = new URL(address)
  const shown = `${origin}${pathname}`
  const url = new URL(address)
  url.username = ''
  url.password = ''
  const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')
  const authorization = username === '' ? {} : { authorization: `Basic ${credentials}` }
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5', ...authorization },
      signal: AbortSignal.timeout(limits.milliseconds),
    })
    if (!response.ok) throw new UsageError(`${shown} cannot be downloaded: status ${response.status}.`)
    const bytes = await readCapped(response, limits.bytes)
    if (bytes === undefined) throw new UsageError(`${shown} is longer than ${limits.bytes} bytes.`)
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${shown} cannot be downloaded: ${reason}`, { cause: error })
  }
}
