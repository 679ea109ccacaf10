import { arrayLiteral, code, identifier, literal, objectLiteral } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { type CatalogueEntry, deferredBundle, type ErrorBundle } from '../../model/catalogueEntry.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { Emitter } from '../emitter.ts'

/**
 * `catalogue.ts`: every error of a catalogue as data, and the type of their codes. `constants.ts`: code, number and message
 * of each error as a constant of its own, so that code carries the errors it raises and no others. Where a catalogue names bundles, also a
 * file for each, and `deferred.ts` for the rest: number and message of its errors, for apps that cannot carry all of them.
 */
export const errorsEmitter: Emitter<'catalogue'> = {
  target: 'errors',
  dialects: ['catalogue'],
  needs: [],
  emit: ({ title, description, entries, bundles }): OutputFile[] => [
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
    ...(bundles.length === 0 ? [] : [...bundles, deferred].map((bundle) => bundleFile(bundle, entries))),
  ],
}

const deferred: ErrorBundle = { name: deferredBundle, description: 'Errors of no other bundle.' }

function bundleFile(bundle: ErrorBundle, entries: readonly CatalogueEntry[]): OutputFile {
  const name = `${bundle.name}Errors`
  return {
    path: bundle.name,
    declarations: () => [
      {
        kind: 'const',
        name,
        doc: `${bundle.description}\n\nNumber and message by code.`,
        value: code`${objectLiteral(
          entries
            .filter((entry) => entry.bundle === bundle.name)
            .map((entry) => ({
              key: entry.code,
              value: arrayLiteral([literal(entry.number), literal(entry.message)]),
            })),
        )} as const`,
      },
      {
        kind: 'typeAlias',
        name: `${pascalCase(bundle.name)}ErrorCode`,
        doc: `Code of an error in \`${name}\`.`,
        type: code`keyof typeof ${identifier(name)}`,
      },
    ],
  }
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
