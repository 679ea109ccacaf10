/** Range of a file's text that the provider goes around. */
export interface Place {
  readonly start: number
  readonly end: number
  /** Children of an element; a value that is returned, in parentheses or without them; an argument of a call. */
  readonly among: 'children' | 'returned' | 'parentheses' | 'arguments'
  /** Whether the range is an expression without JSX, which braces turn into a child. */
  readonly isValue: boolean
}
