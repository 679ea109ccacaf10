export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly testId: string
}

export interface TabStripProps<Id extends string> {
  /** Accessible name of the choice. */
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** Prefix of the tabs' element ids; `{id}-panel` is the panel. */
  readonly id: string
}
