import type { Operation } from '../../model/operation.ts'
import { camelCase } from '../../names/camelCase.ts'
import { isDeviceName } from '../../names/deviceNames.ts'
import { createNameTable, type NameTable } from '../../names/nameTable.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import { reservedWords } from '../../names/reservedWords.ts'
import { shortened } from '../../names/shortened.ts'
import type { NamingParameters } from '../nameOverrides.ts'
import { reportUnused } from '../reportUnused.ts'
import type { DraftModel } from './modelRegistry.ts'

const operationSuffixes = [
  '',
  'Parameters',
  'Reply',
  'Replies',
  'ReplyHeaders',
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
export function nameModels(
  models: readonly DraftModel[],
  operations: readonly Operation[],
  { report, file, names: overrides }: NamingParameters,
): DraftModel[] {
  const names = createNameTable()
  names.reserve('paths', 'components')
  for (const { pascalName, replies } of operations) {
    for (const suffix of operationSuffixes) names.reserve(`${pascalName}${suffix}`)
    for (const { status } of replies) names.reserve(`${pascalName}Reply${status}`)
  }
  const sorted = models
    .map((model) => ({ model, key: sortKey(model) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ model }) => model)
  const wanted = new Map(Object.entries(overrides.models ?? {}))
  const chosen = new Set<DraftModel>()
  if (wanted.size > 0) {
    // The first one with a name is the component.
    const byWireName = new Map([...sorted].reverse().map((model) => [model.wireName, model]))
    for (const [wireName, name] of wanted) {
      const model = byWireName.get(wireName)
      if (model === undefined) continue
      chosen.add(model)
      giveName(names, model, name)
    }
    reportUnused(report, file, wanted, byWireName, 'model')
  }
  for (const model of sorted) if (!chosen.has(model)) giveName(names, model, model.wireName)
  return sorted.sort((a, b) => compare(a.name, b.name))
}

function giveName(names: NameTable, model: DraftModel, name: string) {
  const wanted = shortened(pascalCase(name))
  const candidates: [string, ...string[]] =
    reservedWords.has(wanted) || isDeviceName(wanted) ? [`${wanted}Model`] : [wanted, `${wanted}Model`]
  model.name = names.claim(candidates, (claimed) => (model.directional ? [`${claimed}Sent`] : []))
  model.camelName = camelCase(model.name)
}

function sortKey({ place, wireName, isBase }: DraftModel): string {
  const isComponent = isBase !== true && /^\/components\/schemas\/[^/]+$/.test(place.pointer)
  return `${isComponent ? 0 : 1} ${wireName}\n${place.file}#${place.pointer}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
