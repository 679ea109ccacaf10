/** How a list comes in pages: what to send for the next one, and where the reply says it. Pointers lead into the reply. */
export type Paging = CursorPaging | NumberPaging

/** The reply names what the next call sends: a cursor, a token, the id of its last item, the number of the next page. */
export interface CursorPaging {
  readonly kind: 'cursor'
  /** Query parameter that takes it. */
  readonly parameter: string
  /** Whether it is a number. */
  readonly numeric: boolean
  /** Where it is; nothing there means that this was the last page. `-1` is the last item of a list. */
  readonly next: string
  /** A flag of the reply that must be true for another page to exist. */
  readonly more?: string
}

/** Pages are counted, or the items before them are. */
export interface NumberPaging {
  readonly kind: 'number'
  /** Query parameter that takes the number. */
  readonly parameter: string
  /** `items`: an offset. */
  readonly counts: 'pages' | 'items'
  /** Number of the first page. */
  readonly start: number
  /** Query parameter with the number of items on a page, and what it is when a call does not say. */
  readonly size?: string
  readonly defaultSize?: number
  /** Where the number of all items is. */
  readonly total?: string
  /** Where the items of a page are. */
  readonly items: string
}
