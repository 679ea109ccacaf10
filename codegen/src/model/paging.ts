/**
 * Paging of a list: the value to send for the next page, and its place in the reply, as JSON pointers. The value is
 * sent as a query parameter, or at a JSON pointer into the body: `/offset`.
 */
export type Paging = CursorPaging | NumberPaging

/**
 * The reply holds the value for the next call: a cursor, a token, the id of its last item, the number of the next page.
 */
export interface CursorPaging {
  readonly kind: 'cursor'
  /** Query parameter or pointer that it is sent in. */
  readonly parameter: string
  /** Whether it is a number. */
  readonly numeric: boolean
  /** Path of the next cursor; absent on the last page. `-1` is the last item of a list. */
  readonly next: string
  /** A flag of the reply that must be true for another page to exist. */
  readonly more?: string
}

/** Pages are counted, or the items before them are. */
export interface NumberPaging {
  readonly kind: 'number'
  /** Query parameter or pointer that the number is sent in. */
  readonly parameter: string
  /** `items`: an offset. */
  readonly counts: 'pages' | 'items'
  /** Number of the first page. */
  readonly start: number
  /** Query parameter or pointer with the number of items on a page, and its default. */
  readonly size?: string
  readonly defaultSize?: number
  /** Path of the number of all items. */
  readonly total?: string
  /** Path of the items of a page. */
  readonly items: string
}
