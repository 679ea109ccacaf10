import type { ReactAppKit } from './ReactAppKit.ts'

/**
 * The one piece of module state of this package: the kit that hooks and buttons use outside an
 * `AppKitProvider`, so that a host app can migrate without adding a provider. `createAppKit` sets it, `destroy`
 * of the same kit clears it.
 */
let last: ReactAppKit | undefined

/** The kit that was created last and still lives. */
export function getLastAppKit(): ReactAppKit | undefined {
  return last
}

export function setLastAppKit(kit: ReactAppKit): void {
  last = kit
}

/** Forgets `kit` if it is the last one. */
export function forgetAppKit(kit: ReactAppKit): void {
  if (last === kit) last = undefined
}
