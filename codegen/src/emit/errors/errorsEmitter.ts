import { arrayLiteral, code, literal, objectLiteral } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { CatalogueEntry } from '../../model/catalogueEntry.ts'
import type { Emitter } from '../emitter.ts'

/**
 * `catalogue.ts`: every error of a catalogue as data, and the type of their codes. `constants.ts`: code, number and message
 * of each error as a constant of its own, so that code carries the errors it raises and no others.
 */
export const errorsEmitter: Emitter<'catalogue'> = {
  target: 'errors',
  dialects: ['catalogue'],
  needs: [],
  emit: ({ title, description, entries }): OutputFile[] => [
    {
      path: 'catalogue',
      declarations: () => [
        {
          kind: 'const',
          name: 'errorCatalogue',
          doc: description ?? title,
          value: code`${objectLiteral(entries.map((entry) => ({ key: entry.code, value: entryLiteral(entry) })))} as const`,
        },
        {
          kind: 'typeAlias',
          name: 'ErrorCode',
          doc: `Code of an error of ${title}.`,
          type: code`keyof typeof errorCatalogue`,
        },
        {
          kind: 'typeAlias',
          name: 'ErrorSeverity',
          doc: 'How an error is shown.',
          type: code`(typeof errorCatalogue)[ErrorCode]['severity']`,
        },
      ],
    },
    {
      path: 'constants',
      declarations: () =>
        entries.map((entry) => ({
          kind: 'const',
          name: entry.name,
          doc: entry.hint,
          value: code`${arrayLiteral([literal(entry.code), literal(entry.number), literal(entry.message)])} as const`,
        })),
    },
  ],
}

function entryLiteral({ number, message, severity, docs, hint }: CatalogueEntry) {
  return objectLiteral([
    { key: 'number', value: literal(number) },
    { key: 'message', value: literal(message) },
    { key: 'severity', value: literal(severity) },
    ...(docs === undefined ? [] : [{ key: 'docs', value: literal(docs) }]),
    ...(hint === undefined ? [] : [{ key: 'hint', value: literal(hint) }]),
  ])
}
