import type { OutputFile, PageFile, PageSection, SourceFile } from '../fragment/outputFile.ts'
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
  readonly contents: ReadonlyMap<string, string>
  /** The source files among them, without the barrels. */
  readonly files: readonly MadeFile[]
  readonly pages: readonly MadePage[]
  /** Run-time files that they import. */
  readonly runtime: ReadonlySet<string>
}

/** A printed file, and the models whose schemas it was made from. */
export interface MadeFile extends PrintedFile {
  readonly madeFrom: ReadonlySet<Model>
}

/** A printed page in its sections, each with the models whose schemas it was made from. */
export interface MadePage {
  /** Below the output folder. */
  readonly path: string
  readonly sections: readonly { readonly text: string; readonly madeFrom: ReadonlySet<Model> }[]
}

export function printService(
  service: Service,
  files: readonly OutputFile[],
  options: PrintOptions,
): PrintedService {
  const contents = new Map<string, string>()
  const runtime = new Set<string>()
  const pages = files.filter(isPage).map((page) => printPage(page, service, options.licence))
  for (const page of pages) contents.set(page.path, page.sections.map(({ text }) => text).join(''))
  const made = printWanted(
    files.filter((file): file is SourceFile => !isPage(file)),
    options,
  )
  for (const file of made) {
    contents.set(`${service.name}/${file.path}.ts`, file.text)
    for (const path of file.runtime) runtime.add(path)
  }
  for (const [layer, members] of layersOf(made)) {
    contents.set(`${service.name}/${layer}.ts`, printBarrel(layer, members, options))
  }
  return { contents, files: made, pages, runtime }
}

/** Leaves out empty files, and files made on demand that no other imports. */
function printWanted(files: readonly SourceFile[], options: PrintOptions): MadeFile[] {
  const onDemand = new Map(files.filter(({ onDemand }) => onDemand === true).map((file) => [file.path, file]))
  const wanted = new Set(files.filter(({ onDemand }) => onDemand !== true))
  const made: MadeFile[] = []
  // A set can grow while it is iterated.
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

/** One file, with the models it was made from. Undefined when it is empty. */
export function printMade(file: SourceFile, options: PrintOptions): MadeFile | undefined {
  const { result, models } = withLookups(() => printFile(file, options))
  return result && { ...result, madeFrom: models }
}

/** Files by the layer whose barrel re-exports them. */
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
  return 'sections' in file
}

function printPage(file: PageFile, service: Service, licence: string | undefined): MadePage {
  const header = { text: `${pageHeader(service.source, licence)}\n`, madeFrom: new Set<Model>() }
  const sections = file.sections().map((section) => {
    const { result, models } = withLookups(() => printSection(section))
    return { text: result, madeFrom: models }
  })
  return { path: `${service.name}/${file.path}.${file.extension}`, sections: [header, ...sections] }
}

/** A section of a page with an empty line before it; nothing when it is empty. */
export function printSection(section: PageSection): string {
  const text = section().trim()
  return text === '' ? '' : `\n${text}\n`
}
