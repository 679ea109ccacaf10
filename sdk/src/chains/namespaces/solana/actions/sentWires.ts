import { defineSlot, readSlot, type SlotContext } from '../../../../foundation/stores/slots.ts'

/** Transfers as the wallet was asked to sign them, by the signature that it returned. */
const slot = defineSlot(() => new Map<string, Uint8Array>())

export function getSentWires(context: SlotContext): Map<string, Uint8Array> {
  return readSlot(context, slot)
}
