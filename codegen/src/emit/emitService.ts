import type { OutputFile } from '../fragment/outputFile.ts'
import type { Service } from '../model/service.ts'
import type { PrintOptions } from '../print/printFile.ts'
import type { AnyEmitter } from './emitter.ts'
import { EmitterError } from './host/EmitterError.ts'
import { runHostEmitter } from './host/runHostEmitter.ts'

export interface EmitOptions {
  /** Emitters of the host; their failures are reported as such. */
  readonly own?: readonly AnyEmitter[] | undefined
  /** Options of the printer. */
  readonly print: PrintOptions
}

/**
 * Runs the chosen emitters that know the service's dialect.
 *
 * @throws {EmitterError} when one of the host's fails.
 */
export function emitService(
  service: Service,
  chosen: readonly AnyEmitter[],
  { own = [], print }: EmitOptions,
): OutputFile[] {
  const files: OutputFile[] = []
  // Ignores case, as some file systems do.
  const seen = new Set<string>()
  const layers = new Set<string>()
  for (const emitter of chosen) {
    if (!emitter.dialects.includes(service.dialect)) continue
    const isOwn = own.includes(emitter)
    for (const file of isOwn ? runHostEmitter(emitter, service, print) : emitter.emit(service)) {
      const key = file.path.toLowerCase()
      const isPage = 'sections' in file
      if (seen.has(key) || (!isPage && (layers.has(key) || seen.has(layerOf(key))))) {
        const reason = `Duplicate path ${file.path} among the files of ${service.name}.`
        throw isOwn
          ? new EmitterError({ emitter: emitter.target, service: service.name, reason })
          : new Error(reason)
      }
      seen.add(key)
      if (!isPage && key.includes('/')) layers.add(layerOf(key))
      files.push(file)
    }
  }
  return files
}

/** `client` of `client/listPets`; `client.ts` is the barrel of that folder. */
function layerOf(path: string): string {
  return path.slice(0, Math.max(path.indexOf('/'), 0))
}
