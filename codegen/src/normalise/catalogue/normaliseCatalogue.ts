import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { CatalogueEntry } from '../../model/catalogueEntry.ts'
import type { CatalogueService } from '../../model/service.ts'
import { assignNames } from '../../names/assignNames.ts'
import { camelCase } from '../../names/camelCase.ts'
import { createNameTable } from '../../names/nameTable.ts'
import { reservedWords } from '../../names/reservedWords.ts'
import type { Context } from '../context.ts'
import { readObject } from '../objectReader.ts'
import { readInfo } from '../openapi/normaliseOpenApi.ts'
import { reportClashes } from '../reportClashes.ts'

type EntryDraft = Omit<CatalogueEntry, 'name'>

export type CatalogueDraft = Pick<
  CatalogueService,
  'dialect' | 'title' | 'version' | 'description' | 'entries'
>

/** An error catalogue → its entries by number. */
export function normaliseCatalogue(context: Context, root: Cursor): CatalogueDraft | undefined {
  const reader = readObject(context.report, root, 'An error catalogue')
  if (reader === undefined) return undefined
  reader.ignore('errorCatalogue', 'description')
  const info = readInfo(context, reader.object('info'))
  reader.require('errors', 'List the errors by code.')
  const errors = reader.object('errors')
  reader.finish('an error catalogue')
  const entries = (errors === undefined ? [] : childCursors(errors))
    .flatMap((cursor) => readEntry(context, cursor))
    .sort((a, b) => a.number - b.number)
  for (const [index, entry] of entries.entries()) {
    const previous = entries[index - 1]
    if (previous?.number !== entry.number) continue
    context.report.mistake(
      entry.place,
      `Duplicate number ${entry.number}: ${previous.code} and ${entry.code}.`,
      'Use the next free number of the range.',
    )
  }
  return { dialect: 'catalogue', ...info, entries: nameEntries(context, entries) }
}

/** `PROJECT_ID_MISSING` becomes `projectIdMissing`. */
function nameEntries(context: Context, entries: readonly EntryDraft[]): CatalogueEntry[] {
  const table = createNameTable()
  table.reserve(...reservedWords)
  const things = entries.map((entry) => ({
    entry,
    place: entry.place,
    origin: entry.code,
    wanted: camelCase(entry.code.toLowerCase()),
    suffix: 'Error',
    described: `error '${entry.code}'`,
    choice: 'Rename one of them.',
  }))
  const { names, clashes } = assignNames(table, things)
  reportClashes(context.report, clashes)
  return things.map((thing) => ({ ...thing.entry, name: names.get(thing) ?? thing.wanted }))
}

function readEntry(context: Context, cursor: Cursor): EntryDraft[] {
  const reader = readObject(context.report, cursor, 'An error')
  if (reader === undefined) return []
  if (!/^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(cursor.key)) {
    context.report.add({
      severity: 'error',
      place: cursor,
      at: 'key',
      message: `The code '${cursor.key}' must be in upper case with underscores.`,
      hint: `Write it like 'PROJECT_ID_MISSING'.`,
    })
  }
  reader.require('number', 'Set the next free number of its range.')
  reader.require('message', 'Set the exact message.')
  reader.require('severity', 'Set how it is shown: alert, toast, thrown, …')
  const number = reader.count('number')
  const message = reader.string('message')
  const severity = reader.string('severity')
  const docs = reader.string('docs')
  const hint = reader.string('hint')
  reader.ignore('description')
  reader.finish('an error')
  if (number === undefined || message === undefined || severity === undefined) return []
  return [
    {
      code: cursor.key,
      number,
      message,
      severity,
      ...(docs === undefined ? {} : { docs }),
      ...(hint === undefined ? {} : { hint }),
      place: cursor,
    },
  ]
}
