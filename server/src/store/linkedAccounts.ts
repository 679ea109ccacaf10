/** Database form of a list of CAIP-10 ids, which have no spaces. */
export function writeLinked(accounts: readonly string[]): string {
  return accounts.join(' ')
}

export function readLinked(value: unknown): readonly string[] {
  return typeof value === 'string' && value !== '' ? value.split(' ') : []
}
