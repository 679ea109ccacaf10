/** Rows of one table, the header row first. */
export type Table = readonly (readonly string[])[]

/** A table with its heading. */
export interface Report {
  readonly title: string
  readonly rows: Table
}
