import type { ReactAppKit } from './ReactAppKit.ts'

/**
 * The kit that was created last and still lives, `undefined` before. Module state, so that
 * hooks and buttons outside an `AppKitProvider` use it: a host app can migrate without adding a provider.
 */
export let lastAppKit: ReactAppKit | undefined

/** Makes a kit the one that hooks and buttons use outside an `AppKitProvider`. */
export function setAppKit(kit: ReactAppKit): void {
  lastAppKit = kit
}

/**
 * Makes a kit the one that hooks and buttons use outside an `AppKitProvider`, and returns it. Without an argument,
 * returns the present one. `createAppKit` does this for the kit that it creates.
 */
export function getAppKit(kit?: ReactAppKit): ReactAppKit | undefined {
  if (kit) setAppKit(kit)
  return lastAppKit
}

/** Forgets `kit` if it is the present one. */
export function forgetAppKit(kit: ReactAppKit): void {
  if (lastAppKit === kit) lastAppKit = undefined
}
