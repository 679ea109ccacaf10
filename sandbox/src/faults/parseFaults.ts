import type { Service } from '../http/Service.ts'
import type { Fault } from './Fault.ts'
import { type FaultProblem, parseFault } from './parseFault.ts'

/** Faults by service; an empty list clears the service. */
export type FaultChanges = ReadonlyMap<string, readonly Fault[]>

export type ParseFaultsResult =
  | { readonly ok: true; readonly changes: FaultChanges }
  | { readonly ok: false; readonly problems: readonly FaultProblem[] }

/** Parses the body of `PUT /__sandbox/faults`: for each service a fault, a list of faults, or null for none. */
export function parseFaults(body: unknown, services: readonly Service[]): ParseFaultsResult {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse({ path: '', message: 'must be an object such as {"walletDirectory":{"mode":"down"}}' })
  }
  const changes = new Map<string, readonly Fault[]>()
  const problems: FaultProblem[] = []
  for (const [id, value] of Object.entries(body)) {
    const service = services.find((candidate) => candidate.id === id)
    if (!service) {
      const known = services.map((candidate) => candidate.id).join(', ')
      problems.push({ path: id, message: `is not a service; services are ${known}` })
      continue
    }
    const parsed = asList(value).map(({ item, suffix }) =>
      parseFault({ path: `${id}${suffix}`, value: item, service }),
    )
    problems.push(...parsed.flatMap((result) => (result.ok ? [] : result.problems)))
    changes.set(
      id,
      parsed.flatMap((result) => (result.ok ? [result.fault] : [])),
    )
  }
  return problems.length > 0 ? refuse(...problems) : { ok: true, changes }
}

function asList(value: unknown): readonly { item: unknown; suffix: string }[] {
  if (value === null) return []
  if (!Array.isArray(value)) return [{ item: value, suffix: '' }]
  return value.map((item, index) => ({ item, suffix: `[${index}]` }))
}

function refuse(...problems: readonly FaultProblem[]): ParseFaultsResult {
  return { ok: false, problems }
}
