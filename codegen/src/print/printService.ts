import type { OutputFile, PageFile, SourceFile } from '../fragment/outputFile.ts'
import type { Service } from '../model/service.ts'
import { pageHeader } from './header.ts'
import { printBarrel } from './printBarrel.ts'
import type { PrintedFile } from './printedFile.ts'
import { type PrintOptions, printFile } from './printFile.ts'

/** The files of one service and a barrel for each of its layers. */
export interface PrintedService {
  /** By path below the output folder. */
  readonly contents: ReadonlyMap<string, string>
  /** Run-time files that they import. */
  readonly runtime: ReadonlySet<string>
}

export function printService(
  service: Service,
  files: readonly OutputFile[],
  options: PrintOptions,
): PrintedService {
  const contents = new Map<string, string>()
  const runtime = new Set<string>()
  const header = pageHeader(service.source, options.licence)
  for (const page of files.filter(isPage)) {
    contents.set(`${service.name}/${page.path}.${page.extension}`, printPage(page, header))
  }
  const printed = printWanted(
    files.filter((file): file is SourceFile => !isPage(file)),
    options,
  )
  for (const file of printed) {
    contents.set(`${service.name}/${file.path}.ts`, file.text)
    for (const path of file.runtime) runtime.add(path)
  }
  for (const [layer, members] of layersOf(printed)) {
    contents.set(`${service.name}/${layer}.ts`, printBarrel(layer, members, options))
  }
  return { contents, runtime }
}

/** Leaves out empty files, and files made on demand that no other imports. */
function printWanted(files: readonly SourceFile[], options: PrintOptions): PrintedFile[] {
  const onDemand = new Map(files.filter(({ onDemand }) => onDemand === true).map((file) => [file.path, file]))
  const wanted = new Set(files.filter(({ onDemand }) => onDemand !== true))
  const all: PrintedFile[] = []
  // A set can grow while it is iterated.
  for (const file of wanted) {
    const printed = printFile(file, options)
    if (printed === undefined) continue
    all.push(printed)
    for (const path of printed.siblings) {
      const sibling = onDemand.get(path)
      if (sibling !== undefined) wanted.add(sibling)
    }
  }
  return all
}

/** Files by the layer whose barrel re-exports them. */
function layersOf(files: readonly PrintedFile[]): ReadonlyMap<string, readonly PrintedFile[]> {
  const layers = new Map<string, PrintedFile[]>()
  for (const file of files) {
    const slash = file.path.indexOf('/')
    if (slash < 0) continue
    const layer = file.path.slice(0, slash)
    const known = layers.get(layer)
    if (known === undefined) layers.set(layer, [file])
    else known.push(file)
  }
  return layers
}

function isPage(file: OutputFile): file is PageFile {
  return 'sections' in file
}

/** Sections that are not empty, with an empty line before each. */
function printPage(page: PageFile, header: string): string {
  const sections = page
    .sections()
    .map((section) => section().trim())
    .filter((text) => text !== '')
  return [header, ...sections].map((text) => `${text}\n`).join('\n')
}
