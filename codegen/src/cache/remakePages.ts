import type { OutputFile } from '../fragment/outputFile.ts'
import { withLookups } from '../model/lookups.ts'
import type { Model } from '../model/schema.ts'
import type { HttpService } from '../model/service.ts'
import { printSection } from '../print/printService.ts'
import { pageState } from './captureServiceState.ts'
import { NotPartial } from './NotPartial.ts'
import type { PageState, ServiceState } from './serviceState.ts'

export interface RemakePagesParameters {
  readonly state: ServiceState
  /** Models that have changed. */
  readonly changed: ReadonlySet<number>
  readonly emitted: readonly OutputFile[]
  readonly service: HttpService
  readonly indexes: ReadonlyMap<Model, number>
  /** A file as the last run left it, by its path below the output folder. */
  readOutput(path: string): string
}

/** Replaces the sections of pages that were made from what has changed, and returns only those pages. */
export function remakePages({
  state,
  changed,
  emitted,
  service,
  indexes,
  readOutput,
}: RemakePagesParameters) {
  const contents = new Map<string, string>()
  const isStale = ({ madeFrom }: Pick<PageState, 'madeFrom'>) => madeFrom.some((index) => changed.has(index))
  const states = state.pages.heads.filter(isStale).map(({ path }): PageState => {
    const page = state.pages.at(path)
    if (page === undefined) throw new NotPartial(`${path} is unknown.`)
    const file = emitted.find(
      (candidate) =>
        'sections' in candidate && `${service.name}/${candidate.path}.${candidate.extension}` === page.path,
    )
    const makers = file !== undefined && 'sections' in file ? file.sections() : []
    // The first section is the header.
    if (makers.length !== page.sections.length - 1)
      throw new NotPartial(`${page.path} has other sections now.`)
    const old = readOutput(page.path)
    const parts: string[] = []
    let at = 0
    const sections = page.sections.map((section, index) => {
      const maker = makers[index - 1]
      const text = old.slice(at, at + section.length)
      at += section.length
      if (maker === undefined || !isStale(section)) {
        parts.push(text)
        return section
      }
      const { result, models } = withLookups(() => printSection(maker))
      parts.push(result)
      return { length: result.length, madeFrom: [...models].flatMap((model) => indexes.get(model) ?? []) }
    })
    contents.set(page.path, parts.join(''))
    return pageState(path, sections)
  })
  return { contents, states }
}
