import type { OutputFile } from '../../fragment/outputFile.ts'
import type { CatalogueEntry } from '../../model/catalogueEntry.ts'
import type { CatalogueService } from '../../model/service.ts'
import { isDeviceName } from '../../names/deviceNames.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { page } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { codeBlock, textBlock } from './markdown/textBlock.ts'
import { pageHead } from './pageHead.ts'

/** A table of all errors, and a page for each: the code in lower case with hyphens. */
export function cataloguePages(service: CatalogueService): OutputFile[] {
  return [
    { path: 'README', extension: 'md', sections: () => [() => overview(service)] },
    ...service.entries.map(
      (entry): OutputFile => ({
        path: pageName(entry),
        extension: 'md',
        sections: () => [() => errorPage(service, entry)],
      }),
    ),
  ]
}

function overview(service: CatalogueService): string {
  return page([
    ...pageHead(service),
    table(
      ['Number', 'Code', 'Message', 'Severity'],
      service.entries.map((entry) => [
        String(entry.number),
        `[${codeSpan(entry.code)}](${pageName(entry)}.md)`,
        inlineText(entry.message),
        inlineText(entry.severity),
      ]),
    ),
  ])
}

function errorPage(service: CatalogueService, entry: CatalogueEntry): string {
  const holes = [...new Set(entry.message.match(/\{\w+\}/g) ?? [])]
  return page([
    `# ${codeSpan(entry.code)}`,
    `Number ${entry.number} · met as ${codeSpan(entry.severity)} · [all errors](README.md)`,
    codeBlock(entry.message),
    holes.length === 0 ? '' : `Filled in from the error's context: ${holes.map(codeSpan).join(', ')}.`,
    ...(entry.hint === undefined ? [] : ['## What to do', textBlock(entry.hint)]),
    `From ${inlineText(service.title)}, version ${codeSpan(service.version)}.`,
  ])
}

function pageName({ code }: CatalogueEntry): string {
  const name = code.toLowerCase().replaceAll('_', '-')
  return isDeviceName(name) || name === 'readme' ? `${name}-error` : name
}
