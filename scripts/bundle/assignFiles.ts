import type { BundlePlan } from './BundlePlan.ts'

/** Imports of a module, as paths. */
export interface ModuleImports {
  readonly statically: readonly string[]
  readonly onDemand: readonly string[]
}

/** Modules by path. */
export type ImportGraph = ReadonlyMap<string, ModuleImports>

/**
 * The file of each module, by path; a module without one is left to the bundler.
 *
 * A module that hosts can import, directly or not, keeps a file of its own: a host's bundler places modules as a whole,
 * so that merged ones would be in the first load as soon as one of them is. It also stays the only copy of its state.
 *
 * @param entries modules that hosts import; files of their own by nature
 * @throws Error when the plan names a module that does not exist, or a family's that hosts cannot import
 */
export function assignFiles(
  graph: ImportGraph,
  entries: readonly string[],
  plan: BundlePlan,
): ReadonlyMap<string, string> {
  const { families = [] } = plan
  const named = [
    ...plan.parts.flatMap(([, roots]) => roots),
    ...families.flatMap(([, modules]) => modules),
    ...plan.apart,
    ...plan.copied,
    ...(plan.copiedEarly?.modules ?? []),
  ]
  const missing = named.filter((path) => !graph.has(path))
  if (missing.length > 0) throw new Error(`The bundle plan names unknown modules: ${missing.join(', ')}`)

  const familyOf = (path: string) =>
    families.find(([, modules]) => modules.includes(path))?.[0] ?? plan.familyOf?.(path)
  const files = new Map<string, string>()
  const reachable = reachableFrom(graph, entries)
  const idle = families.flatMap(([, modules]) => modules).filter((path) => !reachable.has(path))
  if (idle.length > 0) throw new Error(`Hosts cannot import these modules of a family: ${idle.join(', ')}`)
  // The bundler gives these a file of their own anyway, and one that needs no wrapper around its exports.
  const onDemand = new Set([...graph.values()].flatMap((imports) => imports.onDemand))
  for (const path of reachable)
    if (!entries.includes(path) && !onDemand.has(path)) files.set(path, familyOf(path) ?? path)
  for (const path of [...entries, ...onDemand].filter((path) => reachable.has(path))) {
    const family = familyOf(path)
    if (family !== undefined) files.set(path, family)
  }
  const apart = reachableFrom(graph, plan.apart)
  const parts = plan.parts.map(([name, roots]) => ({ name, modules: reachableFrom(graph, roots) }))
  const sharedFrom = parts.findIndex(({ name }) => name === plan.shared?.from)
  for (const path of graph.keys()) {
    if (reachable.has(path) || apart.has(path)) continue
    const users = parts.filter(({ modules }) => modules.has(path))
    const [first] = users
    if (first === undefined) continue
    const isShared = users.length > 1 && sharedFrom >= 0 && parts.indexOf(first) >= sharedFrom
    files.set(path, isShared && plan.shared ? plan.shared.name : first.name)
  }
  return files
}

/**
 * Modules that use the copies of those that the plan has copied: code on demand, unless it is loaded without the parts.
 */
export function usersOfCopies(
  graph: ImportGraph,
  entries: readonly string[],
  plan: BundlePlan,
): ReadonlySet<string> {
  const others = reachableFrom(graph, [...entries, ...plan.apart])
  return new Set([...graph.keys()].filter((path) => !others.has(path)))
}

function reachableFrom(graph: ImportGraph, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const pending = [...roots]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (reached.has(path) || !graph.has(path)) continue
    reached.add(path)
    pending.push(...(graph.get(path)?.statically ?? []))
  }
  return reached
}
