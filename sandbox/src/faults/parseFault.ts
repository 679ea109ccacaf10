import type { Service } from '../http/Service.ts'
import type { Fault, FaultMode } from './Fault.ts'
import { faultModes } from './faultModes.ts'

/** A path in the request's body and the problem there. */
export interface FaultProblem {
  readonly path: string
  readonly message: string
}

export type ParseFaultResult =
  | { readonly ok: true; readonly fault: Fault }
  | { readonly ok: false; readonly problems: readonly FaultProblem[] }

const defaultDelayMs = 3_000
const brokenJson = '{"data":[{"id":'

interface NumberRule {
  readonly kind: 'number'
  readonly lowest: number
  readonly highest: number
}
type FieldRule = NumberRule | { readonly kind: 'text' }

const delayMs: NumberRule = { kind: 'number', lowest: 0, highest: 600_000 }
const body: FieldRule = { kind: 'text' }

const fieldsOfMode: Readonly<Record<FaultMode, Readonly<Record<string, FieldRule>>>> = {
  down: {},
  never: {},
  slow: { delayMs },
  html: { status: { kind: 'number', lowest: 200, highest: 599 } },
  malformed: { body },
  status: {
    status: { kind: 'number', lowest: 400, highest: 599 },
    retryAfterSeconds: { kind: 'number', lowest: 0, highest: 86_400 },
    body,
  },
  behave: { behaviour: { kind: 'text' } },
}

const fieldsOfScope: Readonly<Record<string, FieldRule>> = {
  operation: { kind: 'text' },
  times: { kind: 'number', lowest: 1, highest: 1_000_000 },
}

export interface ParseFaultParameters {
  readonly path: string
  readonly value: unknown
  readonly service: Pick<Service, 'operations' | 'behaviours'>
}

/** Parses one fault of a request to the control API and fills in defaults. */
export function parseFault({ path, value, service }: ParseFaultParameters): ParseFaultResult {
  const { operations, behaviours = {} } = service
  if (!isRecord(value)) return refuse(path, `must be an object such as {"mode":"down"}`)
  const { mode } = value
  if (!isMode(mode)) return refuse(`${path}.mode`, `must be one of ${Object.keys(faultModes).join(', ')}`)
  const rules = { ...fieldsOfMode[mode], ...fieldsOfScope }
  const problems = Object.entries(value).flatMap(([name, field]) =>
    name === 'mode' ? [] : checkField(`${path}.${name}`, field, rules[name], mode),
  )
  const { operation } = value
  if (typeof operation === 'string' && operations && !operations.includes(operation)) {
    problems.push({ path: `${path}.operation`, message: `must be one of ${operations.join(', ')}` })
  }
  if (mode === 'behave' && !Object.hasOwn(behaviours, String(value.behaviour))) {
    const names = Object.keys(behaviours).join(', ') || 'none: the service has no behaviours'
    problems.push({ path: `${path}.behaviour`, message: `must be one of ${names}` })
  }
  // Every field was checked above.
  if (problems.length === 0) return { ok: true, fault: { ...defaultsOf[mode], ...value } as unknown as Fault }
  return { ok: false, problems }
}

const defaultsOf: Readonly<Record<FaultMode, object>> = {
  down: {},
  never: {},
  slow: { delayMs: defaultDelayMs },
  html: { status: 200 },
  malformed: { body: brokenJson },
  status: { status: 503 },
  behave: {},
}

function checkField(
  path: string,
  value: unknown,
  rule: FieldRule | undefined,
  mode: FaultMode,
): FaultProblem[] {
  if (!rule) return [{ path, message: `is not a field of mode "${mode}"` }]
  if (rule.kind === 'text') {
    return typeof value === 'string' ? [] : [{ path, message: 'must be a string' }]
  }
  const { lowest, highest } = rule
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest
  return fits ? [] : [{ path, message: `must be a whole number from ${lowest} to ${highest}` }]
}

function refuse(path: string, message: string): ParseFaultResult {
  return { ok: false, problems: [{ path, message }] }
}

function isMode(value: unknown): value is FaultMode {
  return typeof value === 'string' && Object.hasOwn(faultModes, value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
