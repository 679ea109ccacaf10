import { isAddress } from 'viem'

/** The conditions of the sponsor, the same on every chain; amounts are decimal numbers of the chain's coin. */
export interface SponsorTerms {
  /** For all accounts of a chain together. */
  readonly budget: string
  readonly limitPerAccount: string
  /** Contracts whose calls are not paid for. */
  readonly refusedContracts: readonly string[]
}

/** The current conditions, which the control API changes. */
export interface CurrentTerms {
  read(): SponsorTerms
  /** Replaces the named conditions. Returns what is wrong with them, and changes nothing then. */
  change(body: unknown): readonly string[]
  reset(): void
}

const seeded: SponsorTerms = { budget: '100', limitPerAccount: '10', refusedContracts: [] }

export function createSponsorTerms(): CurrentTerms {
  let terms = seeded
  return {
    read: () => terms,
    change(body) {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        return ['must be an object such as {"budget":"0.5"}']
      }
      const problems = Object.entries(body).flatMap(([name, value]) => check(name, value))
      // Every field was checked above.
      if (problems.length === 0) terms = { ...terms, ...(body as Partial<SponsorTerms>) }
      return problems
    },
    reset() {
      terms = seeded
    },
  }
}

function check(name: string, value: unknown): readonly string[] {
  switch (name) {
    case 'budget':
    case 'limitPerAccount':
      return isAmount(value) ? [] : [`${name} must be a decimal number of coins, as a string`]
    case 'refusedContracts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string' && isAddress(item))
        ? []
        : [`${name} must be a list of addresses`]
    default:
      return [`${name} is none of ${Object.keys(seeded).join(', ')}`]
  }
}

function isAmount(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,9}(?:\.\d{1,18})?$/.test(value)
}
