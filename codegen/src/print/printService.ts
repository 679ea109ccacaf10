import type { OutputFile } from '../fragment/outputFile.ts'
import type { Service } from '../model/service.ts'
import { fileHeader } from './header.ts'
import { printBarrel } from './printBarrel.ts'
import { printFile } from './printFile.ts'

/** The files of one service and a barrel for each of its layers, by path below the output folder. */
export function printService(service: Service, files: readonly OutputFile[]): Map<string, string> {
  const header = fileHeader(service.source)
  const printed = new Map<string, string>()
  const layers = new Map<string, OutputFile[]>()
  for (const file of files) {
    printed.set(`${service.name}/${file.path}.ts`, printFile(file, header))
    const slash = file.path.indexOf('/')
    if (slash < 0) continue
    const layer = file.path.slice(0, slash)
    const known = layers.get(layer)
    if (known === undefined) layers.set(layer, [file])
    else known.push(file)
  }
  for (const [layer, members] of layers) {
    printed.set(`${service.name}/${layer}.ts`, printBarrel(layer, members, header))
  }
  return printed
}
