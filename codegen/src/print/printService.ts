import type { OutputFile, PageFile, SourceFile } from '../fragment/outputFile.ts'
import { withLookups } from '../model/lookups.ts'
import type { Model } from '../model/schema.ts'
import type { Service } from '../model/service.ts'
import { pageHeader } from './header.ts'
import { printBarrel } from './printBarrel.ts'
import type { PrintedFile } from './printedFile.ts'
import { type PrintOptions, printFile } from './printFile.ts'

/** The files of one service and a barrel for each of its layers. */
export interface PrintedService {
  /** By path below the output folder. */
  readonly texts: ReadonlyMap<string, string>
  /** The source files among them, without the barrels. */
  readonly files: readonly MadeFile[]
  /** Run-time files that they import. */
  readonly runtime: ReadonlySet<string>
}

/** A printed file, and the models whose schemas it was made from. */
export interface MadeFile extends PrintedFile {
  readonly madeFrom: ReadonlySet<Model>
}

export function printService(
  service: Service,
  files: readonly OutputFile[],
  options: PrintOptions,
): PrintedService {
  const texts = new Map<string, string>()
  const runtime = new Set<string>()
  for (const file of files) if (isPage(file)) texts.set(pagePath(service, file), printPage(file, service))
  const made = printWanted(
    files.filter((file): file is SourceFile => !isPage(file)),
    options,
  )
  for (const file of made) {
    texts.set(`${service.name}/${file.path}.ts`, file.text)
    for (const path of file.runtime) runtime.add(path)
  }
  for (const [layer, members] of layersOf(made)) {
    texts.set(`${service.name}/${layer}.ts`, printBarrel(layer, members, options))
  }
  return { texts, files: made, runtime }
}

/** A file with nothing in it is left out, and one that is made on demand unless another imports it. */
function printWanted(files: readonly SourceFile[], options: PrintOptions): MadeFile[] {
  const onDemand = new Map(files.filter(({ onDemand }) => onDemand === true).map((file) => [file.path, file]))
  const wanted = new Set(files.filter(({ onDemand }) => onDemand !== true))
  const made: MadeFile[] = []
  // A set can grow while it is walked.
  for (const file of wanted) {
    const printed = printMade(file, options)
    if (printed === undefined) continue
    made.push(printed)
    for (const path of printed.siblings) {
      const sibling = onDemand.get(path)
      if (sibling !== undefined) wanted.add(sibling)
    }
  }
  return made
}

/** One file, with what it was made from. Undefined when there is nothing in it. */
export function printMade(file: SourceFile, options: PrintOptions): MadeFile | undefined {
  const { result, models } = withLookups(() => printFile(file, options))
  return result && { ...result, madeFrom: models }
}

/** Files by the layer whose barrel passes them on. */
export function layersOf<File extends Pick<PrintedFile, 'path'>>(
  files: readonly File[],
): ReadonlyMap<string, readonly File[]> {
  const layers = new Map<string, File[]>()
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
  return 'text' in file
}

function pagePath(service: Service, file: PageFile): string {
  return `${service.name}/${file.path}.${file.extension}`
}

function printPage(file: PageFile, service: Service): string {
  return `${pageHeader(service.source)}\n\n${file.text()}`
}
