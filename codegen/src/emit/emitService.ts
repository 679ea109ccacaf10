import type { OutputFile } from '../fragment/outputFile.ts'
import type { Service } from '../model/service.ts'
import type { Emitter } from './emitter.ts'

/** Runs the chosen emitters that know the service's dialect. Two files for one path are a fault of an emitter. */
export function emitService(service: Service, chosen: readonly Emitter[]): OutputFile[] {
  const files = chosen
    .filter(({ dialects }) => dialects.includes(service.dialect))
    .flatMap((emitter) => emitter.emit(service))
  const seen = new Set<string>()
  for (const { path } of files) {
    // Without regard to case: some disks have none.
    const key = path.toLowerCase()
    if (seen.has(key)) throw new Error(`Two files of ${service.name} want the path ${path}.`)
    seen.add(key)
  }
  return files
}
