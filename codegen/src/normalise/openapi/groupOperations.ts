import { camelCase } from '../../names/camelCase.ts'
import { isDeviceName } from '../../names/deviceNames.ts'
import type { OperationDraft } from './operationDraft.ts'

/** Names of files that layers have beside those of groups. */
const otherFiles = [
  'models',
  'createclient',
  'commonsecurity',
  'paths',
  'components',
  'allhandlers',
  'createroutes',
  'keys',
]

/**
 * File of an operation: operations of one tag share one, or, without tags, operations whose paths begin alike. One file
 * for all would be slow in editors and type checkers, and so would be thousands.
 */
function groupOperation({ tags, path }: Pick<OperationDraft, 'tags' | 'path'>): string {
  const [tag] = tags
  const name = camelCase(tag ?? firstSegment(path)).slice(0, 60) || 'operations'
  const lowerCase = name.toLowerCase()
  return otherFiles.includes(lowerCase) || isDeviceName(name) ? `${name}Operations` : name
}

/** Groups of one service: names that differ in case only are one file on some disks, so they are one group. */
export function createGroups(): typeof groupOperation {
  const groups = new Map<string, string>()
  return (facts) => {
    const group = groupOperation(facts)
    const known = groups.get(group.toLowerCase())
    if (known === undefined) groups.set(group.toLowerCase(), group)
    return known ?? group
  }
}

/** The first part of a path that is neither a version nor a parameter: `/v1/accounts/{id}` → `accounts`. */
function firstSegment(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'))
  return segments.find((segment) => !/^(api|rest|v\d+(\.\d+)*)$/i.test(segment)) ?? segments[0] ?? ''
}
