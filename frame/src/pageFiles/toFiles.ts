import type { FramePageFiles } from '../service/FrameServiceOptions.ts'
import { toIntegrity } from './toIntegrity.ts'
import { workerFile } from './workerFile.ts'

/** Scripts with their hashes. */
export function toFiles(modules: Readonly<Record<string, string>>, worker: string): FramePageFiles {
  const all = Object.entries({ ...modules, [workerFile]: worker })
  return {
    modules,
    worker,
    integrity: Object.fromEntries(all.map(([name, code]) => [name, toIntegrity(code)])),
  }
}
