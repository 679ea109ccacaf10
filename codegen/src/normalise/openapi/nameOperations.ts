import type { Report } from '../../diagnostics/report.ts'
import type { IncomingOperation } from '../../model/incomingOperation.ts'
import type { Operation } from '../../model/operation.ts'
import { assignNames } from '../../names/assignNames.ts'
import { createNameTable } from '../../names/nameTable.ts'
import { operationIdentifier } from '../../names/operationIdentifier.ts'
import { pascalCase } from '../../names/pascalCase.ts'
import type { NamingParameters } from '../nameOverrides.ts'
import { reportClashes } from '../reportClashes.ts'
import { reportUnused } from '../reportUnused.ts'
import { createGroups } from './groupOperations.ts'
import type { IncomingDraft, OperationDraft } from './operationDraft.ts'

/** Names that layers declare beside operations. */
const otherNames = ['createClient', 'serverUrl', 'isClientError', 'retryCalls', 'paths', 'components']

export interface NamedOperations {
  readonly operations: readonly Operation[]
  readonly incoming: readonly IncomingOperation[]
}

/** Assigns identifiers to operations. Of several with one id the first by path keeps it. */
export function nameOperations(
  drafts: readonly OperationDraft[],
  incomingDrafts: readonly IncomingDraft[],
  { report, file, names: overrides }: NamingParameters,
): NamedOperations {
  const received = incomingDrafts.map(({ operation }) => operation)
  const ids = identify([...[...drafts].sort(byPath), ...received.sort(byPath)], report)
  const names = createNameTable()
  names.reserve(...otherNames)
  const wanted = new Map(Object.entries(overrides.operations ?? {}))
  const chosen = new Map<OperationDraft, string>()
  if (wanted.size > 0) {
    const keys = new Map(
      drafts.flatMap((draft) => keysOf(draft, ids.get(draft)).map((key) => [key, draft] as const)),
    )
    for (const [key, name] of wanted) {
      const draft = keys.get(key)
      if (draft !== undefined)
        give([{ ...namedOperation(draft, ids.get(draft)), wanted: operationIdentifier(name) }])
    }
    reportUnused(report, file, wanted, keys, 'operation')
  }
  // Ids choose before names that are derived from paths, and operations before incoming ones.
  const others = drafts.filter((draft) => !chosen.has(draft))
  give(others.filter((draft) => ids.has(draft)).map((draft) => namedOperation(draft, ids.get(draft))))
  give(others.filter((draft) => !ids.has(draft)).map((draft) => namedOperation(draft, undefined)))
  give(
    incomingDrafts.map(({ operation, origin }) =>
      namedOperation(operation, ids.get(operation) ?? `${origin.event} ${origin.kind}`),
    ),
  )

  function give(things: readonly ReturnType<typeof namedOperation>[]) {
    const { names: given, clashes } = assignNames(names, things)
    for (const [{ draft }, name] of given) chosen.set(draft, name)
    reportClashes(
      report,
      clashes.filter(({ thing }) => thing.draft.id !== undefined),
      new Set([...wanted.values()].map((name) => operationIdentifier(name).toLowerCase())),
    )
  }

  const groupOf = createGroups()
  const operations = [...drafts].sort(byPath).map((draft): Operation => {
    const id = ids.get(draft) ?? derivedId(draft)
    const name = chosen.get(draft) ?? operationIdentifier(id)
    return { ...draft, id, name, pascalName: pascalCase(name), group: groupOf(draft) }
  })
  const incoming = [...incomingDrafts]
    .sort((a, b) => byPath(a.operation, b.operation))
    .map(({ operation, origin, causedBy }): IncomingOperation => {
      const id = ids.get(operation) ?? `${origin.event} ${operation.method} ${origin.kind}`
      const name = chosen.get(operation) ?? operationIdentifier(id)
      const group = groupOf({ tags: [`${origin.kind}s`], path: operation.path })
      const facts = { ...operation, id, name, pascalName: pascalCase(name), group }
      if (origin.kind === 'webhook') return { ...facts, origin }
      const causes = causedBy.map((cause) => chosen.get(cause) ?? '').sort(compare)
      return { ...facts, origin: { ...origin, causedBy: causes } }
    })
  return { operations: operations.sort(byName), incoming: incoming.sort(byName) }
}

/** The id of each operation with a unique one. */
function identify(drafts: readonly OperationDraft[], report: Report): Map<OperationDraft, string> {
  const ids = new Map<OperationDraft, string>()
  const owners = new Map<string, OperationDraft>()
  for (const draft of drafts) {
    if (draft.id === undefined) continue
    const owner = owners.get(draft.id)
    if (owner === undefined) {
      owners.set(draft.id, draft)
      ids.set(draft, draft.id)
      continue
    }
    // Two paths that refer to one description share its id; only the first can have it.
    if (owner.place.file === draft.place.file && owner.place.pointer === draft.place.pointer) continue
    report.warning(
      { file: draft.place.file, pointer: `${draft.place.pointer}/operationId` },
      `Duplicate operationId '${draft.id}', used by ${owner.method.toUpperCase()} ${owner.path}; this operation is named after its path.`,
      'Give each operation its own id.',
    )
  }
  return ids
}

/** Names of an operation in the configuration: `GET /pets`, or its id. */
function keysOf(draft: OperationDraft, id: string | undefined): string[] {
  const address = `${draft.method.toUpperCase()} ${draft.path}`
  return id === undefined ? [address] : [address, id]
}

function namedOperation(draft: OperationDraft, id: string | undefined) {
  const { method, path, place } = draft
  const address = `${method.toUpperCase()} ${path}`
  const wanted = operationIdentifier(id ?? derivedId(draft))
  return {
    draft,
    origin: id ?? address,
    wanted,
    suffix: 'Operation',
    related,
    described: `operation '${id ?? address}'`,
    place,
    choice: `Choose another name in the configuration: names: { operations: { '${id ?? address}': … } }.`,
  }
}

/** Names that layers derive with a word that another operation's id may end or begin with. */
function related(name: string): readonly string[] {
  return [`${name}Infinite`, `${name}Mutation`, `${name}WithHeaders`, `suspense${name}`, `is${name}Error`]
}

/** `GET /pets/{petId}/toys` → `getPetsByPetIdToys`. */
function derivedId({ method, path }: OperationDraft): string {
  return `${method} ${path.replace(/\{([^{}]+)\}/g, ' by $1 ')}`
}

/** Operations with an id of their own choose first. */
function byPath(a: OperationDraft, b: OperationDraft): number {
  return compare(sortKey(a), sortKey(b))
}

function sortKey(draft: OperationDraft): string {
  return `${draft.id === undefined ? 1 : 0} ${draft.path} ${draft.method}`
}

function byName(a: Operation, b: Operation): number {
  return compare(a.name, b.name)
}

/** By code unit: the same everywhere, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
