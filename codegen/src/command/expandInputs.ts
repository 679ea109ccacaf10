import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { CodegenInput } from '../CodegenConfig.ts'
import { UsageError } from './UsageError.ts'

export interface ExpandedInputs {
  readonly inputs: readonly CodegenInput[]
  /** Absolute paths of the folders that were searched. */
  readonly folders: readonly string[]
}

/**
 * Replaces folders among the inputs with the contracts below them: files whose first key marks them as OpenAPI, OpenRPC,
 * a message channel or an error catalogue. JSON Schema is left out, because it is often a part of another contract.
 *
 * @throws {UsageError} for a folder without any.
 */
export function expandInputs(given: readonly (string | CodegenInput)[], root: string): ExpandedInputs {
  const folders: string[] = []
  const inputs = given.flatMap((entry): CodegenInput[] => {
    const input = typeof entry === 'string' ? { path: entry } : entry
    const folder = resolve(root, input.path)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [input]
    const contracts = contractsBelow(folder, folders)
    if (contracts.length === 0) throw new UsageError(`No contracts found in ${input.path}.`)
    if (input.name !== undefined && contracts.length > 1) {
      throw new UsageError(`'name' requires a single contract; ${input.path} has ${contracts.length}.`)
    }
    return contracts.map((path) => ({ ...input, path: relative(root, path) }))
  })
  return { inputs, folders }
}

/** Absolute paths, sorted; every folder on the way is added to `folders`. */
function contractsBelow(folder: string, folders: string[]): string[] {
  folders.push(folder)
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return /^(\.|node_modules$)/.test(entry.name) ? [] : contractsBelow(path, folders)
      const isWanted = entry.isFile() && /\.(json|ya?ml)$/i.test(entry.name)
      return isWanted && isContract(readFileSync(path, 'utf8')) ? [path] : []
    })
}

const keys = ['openapi', 'openrpc', 'channel', 'errorCatalogue']

function isContract(text: string): boolean {
  if (!/^\uFEFF?\s*\{/.test(text)) return new RegExp(`^["']?(${keys.join('|')})["']?\\s*:`, 'm').test(text)
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null && keys.some((key) => Object.hasOwn(value, key))
  } catch {
    // Broken JSON is worth a diagnostic if it was meant to be one.
    return new RegExp(`^\\uFEFF?\\s*\\{\\s*"(${keys.join('|')})"`).test(text)
  }
}
