import { defineSlot, readSlot, type SlotContext } from '../stores/slots.ts'

/** How often what waited for the code that asks wallets has been given up. */
const waiting = defineSlot(() => ({ givenUp: 0 }))

export const readWaiting = (context: SlotContext) => readSlot(context, waiting)

/** Gives up what waits for the code that asks wallets: there is no attempt yet that could be cancelled. */
export function giveUpWaiting(context: SlotContext): void {
  readWaiting(context).givenUp += 1
}
