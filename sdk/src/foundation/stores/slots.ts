/** Something that an instance creates on first use and keeps: the slot is its key and its factory. */
export interface Slot<Context, Value> {
  readonly create: (context: Context) => Value
}

/** What one instance has created so far. */
export type SlotValues = Map<Slot<never, unknown>, unknown>

/** A context that keeps values for slots. */
export interface SlotContext {
  readonly slots: SlotValues
}

/** Defines a slot. It holds nothing itself, so it may be a constant of a module. */
export function defineSlot<Context, Value>(create: (context: Context) => Value): Slot<Context, Value> {
  return { create }
}

/** The instance's value for a slot, created now if it is the first use. */
export function readSlot<Context extends SlotContext, Value>(
  context: Context,
  slot: Slot<Context, Value>,
): Value {
  if (!context.slots.has(slot)) context.slots.set(slot, slot.create(context))
  return context.slots.get(slot) as Value
}
