import { RelayRefusal } from './RelayRefusal.ts'

/** Named parameters of a relay method. */
export type RelayParameters = Readonly<Record<string, unknown>>

const invalidParameters = -32_602
const topicPattern = /^[0-9a-f]{64}$/
/** The relay's own limit for one batch. */
const longestBatch = 500
/** Thirty days. Clients request at most one day. */
const longestTtlSeconds = 2_592_000

export function readParameters(value: unknown): RelayParameters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('params must be an object')
  return value as RelayParameters
}

export function readTopic(parameters: RelayParameters, name = 'topic'): string {
  const value = parameters[name]
  if (typeof value !== 'string' || !topicPattern.test(value)) refuse(`${name} must be 64 hexadecimal digits`)
  return value
}

export function readTopics(parameters: RelayParameters): readonly string[] {
  return readList(parameters, 'topics').map((topic) => readTopic({ topic }))
}

export function readList(parameters: RelayParameters, name: string): readonly unknown[] {
  const value = parameters[name]
  if (!Array.isArray(value)) refuse(`${name} must be an array`)
  if (value.length > longestBatch) refuse(`${name} must have at most ${longestBatch} elements`)
  return value
}

export function readMessage(parameters: RelayParameters, name = 'message'): string {
  const value = parameters[name]
  if (typeof value !== 'string' || value === '') refuse(`${name} must be a non-empty string`)
  return value
}

export function readTtl(parameters: RelayParameters): number {
  const value = parameters.ttl
  if (typeof value !== 'number' || !(value > 0 && value <= longestTtlSeconds))
    refuse(`ttl must be a number of seconds up to ${longestTtlSeconds}`)
  return value
}

export function readTag(parameters: RelayParameters): number {
  return typeof parameters.tag === 'number' ? parameters.tag : 0
}

export function readAttestation(parameters: RelayParameters): { readonly attestation?: string } {
  const { attestation } = parameters
  return typeof attestation === 'string' ? { attestation } : {}
}

function refuse(message: string): never {
  throw new RelayRefusal(invalidParameters, message)
}
