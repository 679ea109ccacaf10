/** A value that a statement takes or returns; bytes are stored as base64url. */
export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/** Runs statements in the dialect that SQLite and PostgreSQL share, with `$1`, `$2` … for the values. */
export interface Queries {
  /** Rows that the statement returns. @throws FrameError `FRAME_DATABASE_UNAVAILABLE` */
  query(statement: string, values?: readonly Value[]): Promise<readonly Row[]>
}

/** Database of one party. Integers of milliseconds since 1970 fit into a number. */
export interface Database extends Queries {
  /**
   * Runs statements that take effect together or not at all. Statements of others wait or run before or after. Runs them
   * again when PostgreSQL finds that another transaction was first, so they do nothing but queries.
   */
  transaction<Result>(run: (queries: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
