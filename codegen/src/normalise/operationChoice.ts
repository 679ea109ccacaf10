/** Operations to compile, instead of all. Models that no chosen operation uses are left out. */
export interface OperationChoice {
  /** An operation that fits one of these is chosen; absent: all. */
  readonly include?: OperationFilter | undefined
  /** An operation that fits one of these is left out. */
  readonly exclude?: OperationFilter | undefined
}

/** Patterns of operations: `*` is any text, in a path any text within a segment; `**` also passes slashes. */
export interface OperationFilter {
  /** `billing` */
  readonly tags?: readonly string[] | undefined
  /** `/pets/*`, `GET /pets/**` */
  readonly paths?: readonly string[] | undefined
  /** Values of `operationId`: `getPet`, `list*` */
  readonly ids?: readonly string[] | undefined
}
