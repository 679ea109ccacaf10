import { arrayLiteral, code, identifier, literal, objectLiteral } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { type CatalogueEntry, type ErrorBundle, errorBundles } from '../../model/catalogueEntry.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { Emitter } from '../emitter.ts'

/**
 * `catalogue.ts`: every error of a catalogue as data, and the type of their codes. Where entries name a bundle, also
 * `first.ts` and `deferred.ts`: number and message of the errors of each, for apps whose first load cannot carry them all.
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
    ...(entries.some(({ bundle }) => bundle === 'first')
      ? errorBundles.map((bundle) => bundleFile(bundle, entries))
      : []),
  ],
}

const bundleDocs = {
  first: 'Number and message of each error that can occur before anything is loaded on demand, by code.',
  deferred: 'Number and message of each error that only code loaded on demand raises, by code.',
}

function bundleFile(bundle: ErrorBundle, entries: readonly CatalogueEntry[]): OutputFile {
  const name = `${bundle}Errors`
  return {
    path: bundle,
    declarations: () => [
      {
        kind: 'const',
        name,
        doc: bundleDocs[bundle],
        value: code`${objectLiteral(
          entries
            .filter((entry) => entry.bundle === bundle)
            .map((entry) => ({
              key: entry.code,
              value: arrayLiteral([literal(entry.number), literal(entry.message)]),
            })),
        )} as const`,
      },
      {
        kind: 'typeAlias',
        name: `${pascalCase(bundle)}ErrorCode`,
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
