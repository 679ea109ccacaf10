/** A part of another kit without an equivalent. */
export interface Difference {
  /** The used part, e.g. `Bitcoin, TON and Tron`. */
  readonly title: string
  /** Change made by the migration, and a replacement. */
  readonly instead: string
  /** Page and heading below `docs/`, e.g. `guides/migrating/appkit.md#bitcoin`. */
  readonly page: string
}
