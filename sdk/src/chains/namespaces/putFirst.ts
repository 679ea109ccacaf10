import { readList } from './readList.ts'

/** A list with one of its items first. Anything else is returned as it is. */
export function putFirst(list: unknown, isFirst: (item: unknown) => boolean): unknown {
  const items = readList(list)
  const first = items?.findIndex(isFirst) ?? -1
  if (!items || first < 1) return list
  return [items[first], ...items.slice(0, first), ...items.slice(first + 1)]
}
