import type { OutputFile, PageFile } from '../fragment/outputFile.ts'
import type { Service } from '../model/service.ts'
import { pageHeader } from './header.ts'
import { printBarrel } from './printBarrel.ts'
import type { PrintedFile } from './printedFile.ts'
import { type PrintOptions, printFile } from './printFile.ts'

/** The files of one service and a barrel for each of its layers, by path below the output folder. */
export interface PrintedService {
  readonly texts: ReadonlyMap<string, string>
  /** Run-time files that they import. */
  readonly runtime: ReadonlySet<string>
}

export function printService(
  service: Service,
  files: readonly OutputFile[],
  options: PrintOptions,
): PrintedService {
  const texts = new Map<string, string>()
  const runtime = new Set<string>()
  const layers = new Map<string, PrintedFile[]>()
  for (const file of files) {
    if ('text' in file) {
      texts.set(
        `${service.name}/${file.path}.${file.extension}`,
        printPage(file, service.source, options.licence),
      )
      continue
    }
    const printed = printFile(file, options)
    texts.set(`${service.name}/${file.path}.ts`, printed.text)
    for (const path of printed.runtime) runtime.add(path)
    const slash = file.path.indexOf('/')
    if (slash < 0) continue
    const layer = file.path.slice(0, slash)
    const known = layers.get(layer)
    if (known === undefined) layers.set(layer, [printed])
    else known.push(printed)
  }
  for (const [layer, members] of layers) {
    texts.set(`${service.name}/${layer}.ts`, printBarrel(layer, members, options))
  }
  return { texts, runtime }
}

function printPage(file: PageFile, source: string, licence: string | undefined): string {
  return `${pageHeader(source, licence)}\n\n${file.text()}`
}
