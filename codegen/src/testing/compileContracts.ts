import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, vi } from 'vitest'
import { generate } from '../generate.ts'
import type { HttpService, Service } from '../model/service.ts'
import { writeFiles } from './compileFixture.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Compiled contracts, in a folder that is removed after the test file. */
export interface CompiledContracts {
  readonly services: readonly Service[]
  readonly httpServices: readonly HttpService[]
  /** Imports an output file. */
  load(path: string): Promise<Readonly<Record<string, unknown>>>
}

/**
 * Compiles contracts, every target of them, once for a test file; call it at its top. Contracts are paths in this
 * repository, or documents by their names.
 */
export function compileContracts(
  contracts: readonly string[] | Readonly<Record<string, object>>,
): CompiledContracts {
  const output = join(root, '.cache/codegen-tests', crypto.randomUUID())
  // Imports are transpiled on demand, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  afterAll(() => rmSync(output, { recursive: true, force: true }))
  const inputs = isPaths(contracts) ? contracts : writeDocuments(join(output, 'contracts'), contracts)
  const { ok, diagnostics, services } = generate({ inputs, output, targets: 'all' }, { root })
  if (!ok) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return {
    services,
    httpServices: services.filter((service) => service.dialect === 'http'),
    load: (path) => import(pathToFileURL(join(output, path)).href),
  }
}

function isPaths(
  contracts: readonly string[] | Readonly<Record<string, object>>,
): contracts is readonly string[] {
  return Array.isArray(contracts)
}

function writeDocuments(folder: string, documents: Readonly<Record<string, object>>): string[] {
  writeFiles(folder, documents)
  return Object.keys(documents).map((name) => join(folder, name))
}

export const httpContracts = [
  'schemas/services/analytics.openapi.yaml',
  'schemas/services/auth-session.openapi.yaml',
  'schemas/services/data-service.openapi.yaml',
  'schemas/services/name-service.openapi.yaml',
  'schemas/services/nft-service.openapi.yaml',
  'schemas/services/rpc-proxy.openapi.yaml',
  'schemas/services/wallet-directory.openapi.yaml',
]
