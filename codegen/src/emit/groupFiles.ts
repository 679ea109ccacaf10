import type { Declaration } from '../fragment/declaration.ts'
import type { OutputFile } from '../fragment/outputFile.ts'
import type { Operation } from '../model/operation.ts'

/** `<layer>/<group>.ts`: a layer's declarations for each operation of a group. */
export function groupFiles(
  layer: string,
  operations: readonly Operation[],
  declare: (operation: Operation) => readonly Declaration[],
): OutputFile[] {
  return [...operationGroups(operations)].map(([group, members]) => ({
    path: `${layer}/${group}`,
    declarations: () => members.flatMap(declare),
  }))
}

/** Operations by the name of their group, both in the order of the service. */
export function operationGroups(operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const known = groups.get(operation.group)
    if (known === undefined) groups.set(operation.group, [operation])
    else known.push(operation)
  }
  return groups
}
