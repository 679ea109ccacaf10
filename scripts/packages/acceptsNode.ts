/** Whether `engines.node` of a package accepts a version of Node: ranges of `>=`, `^`, `<` and `||` of whole versions. */
export function acceptsNode(range: string, version: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/(>=|<=|[<>^~=])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => accepts(comparator, numbers(version))),
  )
}

function accepts(comparator: string, version: readonly number[]): boolean {
  const [, sign = '', text = ''] = /^(>=|<=|[<>^~=])?v?([\d.*x]*)$/.exec(comparator) ?? []
  if (text === '' || text === '*') return comparator !== '' || sign === ''
  const bound = numbers(text)
  const order = compare(version, bound)
  if (sign === '>=') return order >= 0
  if (sign === '>') return order > 0
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  return order >= 0 && version[0] === bound[0]
}

function numbers(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const index of [0, 1, 2]) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
