import type { Operation } from '../../model/operation.ts'
import { codeSpan } from './markdown/inlineText.ts'

/** Paging of a list, in a sentence. */
export function pagingDescription({ paging }: Operation): string {
  if (paging === undefined) return ''
  const parameter = codeSpan(paging.parameter)
  if (paging.kind === 'cursor') {
    const more = paging.more === undefined ? '' : `, while ${codeSpan(paging.more)} is true`
    return `Paged: ${parameter} is the value at ${codeSpan(paging.next)} of the previous reply${more}.`
  }
  const counted = paging.counts === 'pages' ? 'the number of the page' : 'the number of items before the page'
  const size = paging.size === undefined ? '' : `; ${codeSpan(paging.size)} items are on one`
  const total = paging.total === undefined ? '' : `; ${codeSpan(paging.total)} of the reply is the total`
  return `Paged: ${parameter} is ${counted}, from ${paging.start}${size}${total}.`
}

/** Queries that a mutation makes stale, in a sentence. */
export function staleDescription({ invalidates = [] }: Operation): string {
  if (invalidates.length === 0) return ''

  return `Makes stale: ${invalidates.map(({ by, name }) => `${by} ${codeSpan(name)}`).join(', ')}.`
}
