import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type LocatedDiagnostic, locateDiagnostics } from '../diagnostics/formatDiagnostic.ts'
import { createReport } from '../diagnostics/report.ts'
import { createDocumentSet } from '../load/documentSet.ts'
import type { HttpService, RpcService, Service } from '../model/service.ts'
import { type NormaliseParameters, normaliseService } from '../normalise/normaliseService.ts'

/** The model of a contract, before anything is generated. */
export interface ReadContract {
  readonly service: Service | undefined
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** `line:column severity: message` of each. */
  readonly reported: readonly string[]
}

export interface ReadOptions extends Pick<NormaliseParameters, 'names' | 'operations' | 'allowOutside'> {
  readonly lenient?: boolean
}

/** Reads a contract of a folder. */
export function readContractIn(folder: string, path: string, options: ReadOptions = {}): ReadContract {
  const { lenient, ...others } = options
  const report = createReport({ lenient })
  const documents = createDocumentSet(folder, report)
  const document = documents.open(path)
  const service = document && normaliseService({ documents, report, document, ...others })
  const diagnostics = locateDiagnostics(report.diagnostics, documents)
  const reported = diagnostics.map(
    ({ line, column, severity, message }) => `${line}:${column} ${severity}: ${message}`,
  )
  return { service, diagnostics, reported }
}

/** Reads the first of some files, which are written to a folder for it. Objects are written as JSON. */
export function readContract(
  files: Readonly<Record<string, string | object>>,
  options: ReadOptions = {},
): ReadContract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'root')
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return readContractIn(root, Object.keys(files)[0] ?? '', options)
}

/** Path of a folder of fixtures. */
export function fixtureFolder(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
}

/** Fails when a contract is not of HTTP. */
export function httpService({ service, reported }: ReadContract): HttpService {
  if (service?.dialect !== 'http') throw new TypeError(`No HTTP service: ${reported.join('\n')}`)
  return service
}

/** Fails when a contract is not of RPC. */
export function rpcService({ service, reported }: ReadContract): RpcService {
  if (service?.dialect !== 'rpc') throw new TypeError(`No RPC service: ${reported.join('\n')}`)
  return service
}
