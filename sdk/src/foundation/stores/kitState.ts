/** State of an instance that code loaded later defines: the key and the factory of a value. */
export interface KitState<Context, Value> {
  readonly create: (context: Context) => Value
}

/** The values of one instance. */
export type KitStates = Map<KitState<never, unknown>, unknown>

export interface KitStateContext {
  readonly kitState: KitStates
}

/** Defines state of which each instance has a value. It holds none itself, so it may be a constant of a module. */
export function defineKitState<Context, Value>(
  create: (context: Context) => Value,
): KitState<Context, Value> {
  return { create }
}

/** Returns the instance's value. Creates it on the first call. */
export function getKitState<Context extends KitStateContext, Value>(
  context: Context,
  state: KitState<Context, Value>,
): Value {
  if (!context.kitState.has(state)) context.kitState.set(state, state.create(context))
  return context.kitState.get(state) as Value
}
