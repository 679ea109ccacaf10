/** Abilities by resource, each with the limits under which it is granted. */
type Attenuations = Readonly<Record<string, Readonly<Record<string, readonly Limit[]>>>>
type Limit = Readonly<Record<string, unknown>>

/** A capability object (ERC-5573). https://eips.ethereum.org/EIPS/eip-5573 */
interface Recap {
  readonly att: Attenuations
  /** Members beside `att`, such as the proofs of a delegation. */
  readonly rest: string
}

/** The parts of a sign-in message that a ReCap is in. */
interface RecapFields {
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

const prefix = 'urn:recap:'
const introduction = 'I further authorize the stated URI to perform the following actions on my behalf:'

/**
 * A statement followed by the sentence that describes the ReCap among the resources, as ERC-5573 requires; without one,
 * the statement itself.
 */
export function addRecapSentence({ statement, resources }: RecapFields): string | undefined {
  const recap = readRecap(resources?.at(-1))
  if (!recap) return statement
  return [statement, introduction, ...describe(recap.att)].filter(Boolean).join(' ')
}

/** Whether the statement of a message describes what its ReCap grants, as ERC-5573 requires. */
export function describesRecap({ statement = '', resources = [] }: RecapFields): boolean {
  const isRecap = (resource: string) => resource.toLowerCase().startsWith(prefix)
  if (!resources.some(isRecap)) return true
  // There is one, and it is the last.
  if (resources.slice(0, -1).some(isRecap) || !readRecap(resources.at(-1))) return false
  const sentence = addRecapSentence({ resources })
  return statement === sentence || statement.endsWith(` ${sentence}`)
}

/**
 * The fields of a message that grants the requested ReCap, or less: wallets leave out abilities that they lack, and
 * name the chains of the others. `undefined` where it grants more, and where it is about something else.
 *
 * @param granted resources of the signed message
 */
export function acceptRecap(asked: RecapFields, granted: RecapFields['resources']): RecapFields | undefined {
  const [wanted, given] = [readRecap(asked.resources?.at(-1)), readRecap(granted?.at(-1))]
  if (!wanted || !given || !isWithin(wanted, given)) return undefined
  const hasSameOthers =
    JSON.stringify(asked.resources?.slice(0, -1)) === JSON.stringify(granted?.slice(0, -1))
  if (!hasSameOthers) return undefined
  const { statement } = asked
  return { resources: granted, statement: addRecapSentence({ statement, resources: granted }) }
}

/** Reads the resource that may be a ReCap, which is the last one. */
function readRecap(resource: string | undefined): Recap | undefined {
  if (!resource?.startsWith(prefix)) return undefined
  try {
    // Wallets write either alphabet of Base64.
    const base64 = resource.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const { att, ...rest } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isAttenuations(att) ? { att, rest: JSON.stringify(rest) } : undefined
  } catch {
    // Not Base64, not UTF-8, not JSON, or null.
    return undefined
  }
}

function isAttenuations(value: unknown): value is Attenuations {
  const isFilled = (candidate: unknown, isEntry: (entry: unknown) => boolean) =>
    isRecord(candidate) && Object.keys(candidate).length > 0 && Object.values(candidate).every(isEntry)
  const isLimits = (limits: unknown) => Array.isArray(limits) && limits.every(isRecord)
  return isFilled(value, (abilities) => isFilled(abilities, isLimits))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWithin(wanted: Recap, given: Recap): boolean {
  if (wanted.rest !== given.rest) return false
  return Object.entries(given.att).every(([resource, abilities]) =>
    Object.entries(abilities).every(([ability, limits]) => {
      const offered = Object.hasOwn(wanted.att, resource) ? wanted.att[resource] : undefined
      const allowed = offered && Object.hasOwn(offered, ability) ? offered[ability] : undefined
      return (
        allowed !== undefined &&
        orUnlimited(limits).every((limit) => orUnlimited(allowed).some((known) => isTighter(known, limit)))
      )
    }),
  )
}

/** An empty list, as the example of ERC-5573 has it, limits nothing. */
function orUnlimited(limits: readonly Limit[]): readonly Limit[] {
  return limits.length > 0 ? limits : [{}]
}

/** Whether a limit allows no more than another one. Of its additions, only the chains are known to narrow it. */
function isTighter(known: Limit, limit: Limit): boolean {
  const names = new Set([...Object.keys(known), ...Object.keys(limit)])
  return [...names].every((name) => {
    const chosen = Object.hasOwn(limit, name) ? limit[name] : undefined
    if (!Object.hasOwn(known, name)) return name === 'chains' && isStrings(chosen)
    const offered = known[name]
    if (name === 'chains' && isStrings(offered) && isStrings(chosen))
      return chosen.every((chain) => offered.includes(chain))
    return JSON.stringify(offered) === JSON.stringify(chosen)
  })
}

/** An empty list could mean none as well as all. */
function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
}

/** One sentence for each resource and namespace of abilities, e.g. `(1) 'request': 'eth_sign' for 'eip155'.` */
function describe(att: Attenuations): readonly string[] {
  const groups = Object.keys(att)
    .sort()
    .flatMap((resource) => {
      const byNamespace = new Map<string, string[]>()
      for (const ability of Object.keys(att[resource] ?? {}).sort()) {
        const [namespace = '', name = ''] = ability.split('/')
        byNamespace.set(namespace, [...(byNamespace.get(namespace) ?? []), `'${name}'`])
      }
      return [...byNamespace].map(
        ([namespace, names]) => `'${namespace}': ${names.join(', ')} for '${resource}'.`,
      )
    })
  return groups.map((group, index) => `(${index + 1}) ${group}`)
}
