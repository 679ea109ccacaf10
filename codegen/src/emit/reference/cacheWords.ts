import type { Operation } from '../../model/operation.ts'
import { codeSpan } from './markdown/inlineText.ts'

/** How a list goes on, in a sentence. */
export function pagingWords({ paging }: Operation): string {
  if (paging === undefined) return ''
  const parameter = codeSpan(paging.parameter)
  if (paging.kind === 'cursor') {
    const more = paging.more === undefined ? '' : `, while ${codeSpan(paging.more)} is true`
    return `Comes in pages: ${parameter} takes what stands at ${codeSpan(paging.next)} of the reply before${more}.`
  }
  const counted = paging.counts === 'pages' ? 'the number of the page' : 'the number of items before the page'
  const size = paging.size === undefined ? '' : `; ${codeSpan(paging.size)} items are on one`
  const total =
    paging.total === undefined ? '' : `; ${codeSpan(paging.total)} of the reply says how many there are`
  return `Comes in pages: ${parameter} is ${counted}, from ${paging.start}${size}${total}.`
}

/** What must be read again after a change, in a sentence. */
export function staleWords({ invalidates = [] }: Operation): string {
  if (invalidates.length === 0) return ''

  return `Makes stale: ${invalidates.map(({ by, name }) => `${by} ${codeSpan(name)}`).join(', ')}.`
}
