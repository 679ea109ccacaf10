import type { Operation } from '../../model/operation.ts'
import { camelCase } from '../../names/camelCase.ts'
import { createNameTable } from '../../names/nameTable.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import { reservedWords } from '../../names/reservedWords.ts'
import type { DraftModel } from './modelRegistry.ts'

const operationSuffixes = [
  '',
  'Parameters',
  'Reply',
  'Replies',
  'Operation',
  'Query',
  'Path',
  'Header',
  'Cookie',
  'Body',
]

/**
 * Gives each model a name of its own. Components choose before schemas found elsewhere, and names that belong to
 * operations are not given away.
 *
 * @param operations Operations of the service; their names are given out already.
 */
export function nameModels(models: readonly DraftModel[], operations: readonly Operation[]): DraftModel[] {
  const names = createNameTable()
  names.reserve('paths', 'components')
  for (const { pascalName, replies } of operations) {
    for (const suffix of operationSuffixes) names.reserve(`${pascalName}${suffix}`)
    for (const { status } of replies) names.reserve(`${pascalName}Reply${status}`)
  }
  const sorted = [...models].sort((a, b) => compare(sortKey(a), sortKey(b)))
  for (const model of sorted) {
    const wanted = pascalCase(model.wireName)
    const candidates: [string, ...string[]] = reservedWords.has(wanted)
      ? [`${wanted}Model`]
      : [wanted, `${wanted}Model`]
    model.name = names.claim(candidates, (name) => (model.directional ? [`${name}Sent`] : []))
    model.camelName = camelCase(model.name)
  }
  return sorted.sort((a, b) => compare(a.name, b.name))
}

function sortKey({ place, wireName }: DraftModel): string {
  const isComponent = /^\/components\/schemas\/[^/]+$/.test(place.pointer)
  return `${isComponent ? 0 : 1} ${wireName}\n${place.file}#${place.pointer}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
