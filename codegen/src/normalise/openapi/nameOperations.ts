import type { Report } from '../../diagnostics/report.ts'
import type { Operation } from '../../model/operation.ts'
import { camelCase } from '../../names/camelCase.ts'
import { isIdentifier } from '../../names/isIdentifier.ts'
import { createNameTable } from '../../names/nameTable.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { OperationDraft } from './normalisePaths.ts'

/** Gives each operation identifiers of its own. Two operations with one id are an error of the contract. */
export function nameOperations(drafts: readonly OperationDraft[], report: Report): Operation[] {
  const byId = new Map<string, OperationDraft>()
  for (const draft of drafts) {
    if (draft.id === undefined) continue
    const first = byId.get(draft.id)
    if (first === undefined) byId.set(draft.id, draft)
    else {
      report.error(
        { file: draft.place.file, pointer: `${draft.place.pointer}/operationId` },
        `The operationId '${draft.id}' is taken already, by ${first.method.toUpperCase()} ${first.path}.`,
        'Every operation needs an id of its own.',
      )
    }
  }
  const names = createNameTable()
  names.reserve('createClient', 'paths', 'components')
  return [...drafts]
    .sort((a, b) => compare(sortKey(a), sortKey(b)))
    .map((draft) => {
      const id = draft.id ?? derivedId(draft)
      const wanted = camelCase(id)
      const name = names.claim([isIdentifier(wanted) ? wanted : `${wanted}_`, `${wanted}Operation`])
      return { ...draft, id, name, pascalName: pascalCase(name) }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Operations with an id of their own choose first. */
function sortKey(draft: OperationDraft): string {
  return `${draft.id === undefined ? 1 : 0} ${draft.path} ${draft.method}`
}

/** `GET /pets/{petId}/toys` → `getPetsByPetIdToys`. */
function derivedId({ method, path }: OperationDraft): string {
  return `${method} ${path.replace(/\{([^{}]+)\}/g, ' by $1 ')}`
}

/** By code unit: the same everywhere, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
