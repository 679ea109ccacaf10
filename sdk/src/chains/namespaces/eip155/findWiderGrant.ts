type Fields = Readonly<Record<string, unknown>>

/** One permission with the terms that it was requested or granted on. */
interface Grant {
  readonly terms: Fields
  readonly permission: Fields
}

/** Terms beside the permissions that a wallet may not change. A wallet that does not repeat one keeps it. */
const fixedTerms = ['chainId', 'address', 'account', 'from', 'signer', 'to'] as const
/** Properties of a permission that limit nothing. */
const remarks: ReadonlySet<string> = new Set(['required', 'isAdjustmentAllowed', 'justification'])
/** Numbers whose higher value is the narrower one: when a permission begins, and how long a period of it is. */
const narrowerWhenHigher = /(?:^|\.)(?:start|startTime|period|periodDuration|interval)$/
/** Nothing honest is nested deeper. */
const deepest = 10

/**
 * Compares granted permissions (ERC-7715, both published drafts) with the request. Lower numbers and earlier expiries
 * are narrower; anything else that differs is taken as wider, a limit that is missing too. Permissions whose request
 * allows adjustments are not compared.
 *
 * @returns path of the first value that is wider; `undefined` where there is none
 *
 * https://eips.ethereum.org/EIPS/eip-7715
 */
export function findWiderGrant(requested: unknown, granted: unknown): string | undefined {
  const open = [...toGrants(requested)]
  for (const grant of toGrants(granted)) {
    const index = open.findIndex(({ permission }) => permission.type === grant.permission.type)
    // Each request is granted once: twice would be twice the allowance.
    const [request] = index < 0 ? [] : open.splice(index, 1)
    if (!request) return 'permissions'
    if (request.terms.isAdjustmentAllowed === true || request.permission.isAdjustmentAllowed === true)
      continue
    const wider = findWiderTerm(request.terms, grant.terms) ?? findWider(request.permission, grant.permission)
    if (wider !== undefined) return wider
  }
  return undefined
}

function toGrants(value: unknown): readonly Grant[] {
  if (Array.isArray(value)) return value.flatMap(toGrants)
  const terms = toFields(value)
  const list = terms.permissions ?? terms.grantedPermissions ?? terms.permission ?? []
  return [list].flat().map((permission) => ({ terms, permission: toFields(permission) }))
}

function findWiderTerm(requested: Fields, granted: Fields): string | undefined {
  const changed = fixedTerms.find(
    (name) =>
      granted[name] !== undefined &&
      requested[name] !== undefined &&
      !isSameTerm(requested[name], granted[name]),
  )
  if (changed) return changed
  const rule = toList(requested.rules).find((wanted) => !isKept(wanted, toList(granted.rules)))
  if (rule) return `rules.${String(rule.type)}`
  const expiry = toNumber(requested.expiry)
  if (expiry === undefined) return undefined
  const given = toNumber(granted.expiry)
  return given === undefined || given > expiry ? 'expiry' : undefined
}

/**
 * Whether a rule beside the permission, such as its expiry, is among those granted. A rule that is not repeated limits
 * nothing.
 */
function isKept({ type, data, isAdjustmentAllowed }: Fields, granted: readonly Fields[]): boolean {
  if (isAdjustmentAllowed === true) return true
  return granted.some((rule) => rule.type === type && findWider(data, rule.data) === undefined)
}

/** Whether a value has no wider part than another, by name. */
function findWider(requested: unknown, granted: unknown, path = '', depth = 0): string | undefined {
  const [limit, given] = [toNumber(requested), toNumber(granted)]
  if (limit !== undefined && given !== undefined) {
    const isNarrower = narrowerWhenHigher.test(path) ? given >= limit : given <= limit
    return isNarrower ? undefined : path
  }
  if (typeof requested !== 'object' || typeof granted !== 'object')
    return isSameValue(requested, granted) ? undefined : path
  if (depth > deepest) return path
  const [wanted, received] = [toFields(requested), toFields(granted)]
  const names = new Set([...Object.keys(wanted), ...Object.keys(received)])
  for (const name of names) {
    if (remarks.has(name)) continue
    const own = path ? `${path}.${name}` : name
    const wider = findWider(wanted[name], received[name], own, depth + 1)
    if (wider !== undefined) return wider
  }
  return undefined
}

/** Own properties, of a list too; none of anything else. */
function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(toFields) : []
}

function isSameTerm(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object') return isSameValue(left, right)
  return findWider(left, right, '.') === undefined
}

/** Whether two values that are not both objects are the same. */
function isSameValue(left: unknown, right: unknown): boolean {
  const [a, b] = [toNumber(left), toNumber(right)]
  if (a !== undefined || b !== undefined) return a === b
  if (typeof left === 'string' && typeof right === 'string') return left.toLowerCase() === right.toLowerCase()
  return left === right
}

/** A number as either draft writes it. 20 bytes are an address. */
function toNumber(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || value.length === 42) return undefined
  return /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}
