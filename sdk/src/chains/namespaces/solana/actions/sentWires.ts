import { defineKitState, getKitState, type KitStateContext } from '../../../../foundation/stores/kitState.ts'

/** Transfers as the wallet was asked to sign them, by the signature that it returned. */
const slot = defineKitState(() => new Map<string, Uint8Array>())

export function getSentWires(context: KitStateContext): Map<string, Uint8Array> {
  return getKitState(context, slot)
}
