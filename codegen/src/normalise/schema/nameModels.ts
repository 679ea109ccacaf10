import type { Operation } from '../../model/operation.ts'
import { assignNames } from '../../names/assignNames.ts'
import { camelCase } from '../../names/camelCase.ts'
import { isDeviceName } from '../../names/deviceNames.ts'
import { createNameTable, type NameTable } from '../../names/nameTable.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import { reservedWords } from '../../names/reservedWords.ts'
import { shortened } from '../../names/shortened.ts'
import type { NamingParameters } from '../nameOverrides.ts'
import { reportClashes } from '../reportClashes.ts'
import { reportUnused } from '../reportUnused.ts'
import { type DraftModel, isNamedByContract } from './modelRegistry.ts'

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
 * Names each model uniquely. Components choose before schemas found elsewhere, and names of operations are reserved.
 *
 * @param operations Operations of the service; their names are assigned already.
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
      giveNames(names, [{ ...namedModel(model, file), wanted: typeName(name) }])
    }
    reportUnused(report, file, wanted, byWireName, 'model')
  }
  // Components choose before the others.
  const others = sorted.filter((model) => !chosen.has(model)).map((model) => namedModel(model, file))
  const given = new Set([...wanted.values()].map((name) => typeName(name).toLowerCase()))
  for (const things of [
    others.filter(isNamedComponent),
    others.filter((thing) => !isNamedComponent(thing)),
  ]) {
    const clashes = giveNames(names, things)
    reportClashes(
      report,
      clashes.filter(({ thing }) => isNamedIn(file, thing.model)),
      given,
    )
  }
  return sorted.sort((a, b) => compare(a.name, b.name))
}

function namedModel(model: DraftModel, file: string) {
  const { wireName, place } = model
  return {
    model,
    // Schemas of other files, and those without a name, are told apart by their places.
    origin: isNamedIn(file, model) ? wireName : `${wireName} ${place.file}#${place.pointer}`,
    wanted: typeName(wireName),
    suffix: 'Model',
    related: (name: string) => (model.directional ? [`${name}Sent`] : []),
    described: `schema '${wireName}'`,
    place,
    rival: 'an operation',
    choice: `Choose another name in the configuration: names: { models: { '${wireName}': … } }.`,
  }
}

/** A type's name for one of a contract: `order-line` → `OrderLine`, `Promise` → `PromiseModel`. */
function typeName(name: string): string {
  const wanted = shortened(pascalCase(name))
  return reservedWords.has(wanted) || isDeviceName(wanted) ? `${wanted}Model` : wanted
}

function giveNames(table: NameTable, things: readonly ReturnType<typeof namedModel>[]) {
  const { names, clashes } = assignNames(table, things)
  for (const [{ model }, name] of names) {
    model.name = name
    model.camelName = camelCase(name)
  }
  return clashes
}

/** Whether a document names a schema, and not another file or the schema's place. */
function isNamedIn(file: string, model: DraftModel): boolean {
  const { place, isBase } = model
  return place.file === file && place.pointer !== '' && isBase !== true && isNamedByContract(model)
}

function isNamedComponent({ model }: ReturnType<typeof namedModel>): boolean {
  return isComponent(model)
}

function isComponent({ place, isBase }: DraftModel): boolean {
  return isBase !== true && /^\/components\/schemas\/[^/]+$/.test(place.pointer)
}

function sortKey(model: DraftModel): string {
  const { place, wireName } = model
  return `${isComponent(model) ? 0 : 1} ${wireName}\n${place.file}#${place.pointer}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
