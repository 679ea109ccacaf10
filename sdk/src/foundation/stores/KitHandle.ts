/**
 * First argument of every action: a kit, seen as the part of it that the action needs. The context is that of the
 * action's storey, or less; `kit/` provides all of them at once.
 */
export interface KitHandle<Context> {
  /** @internal Not covered by the version promise. */
  readonly _internal: Context
}
