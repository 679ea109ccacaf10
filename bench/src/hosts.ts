import { fileURLToPath } from 'node:url'

/** A small app to measure: with the kit, without it, with an account behind it, or with `preload: 'idle'`. */
export type HostName = 'host' | 'bare' | 'account' | 'idle'

export const hostRoot = (name: HostName) => fileURLToPath(new URL(`../${name}`, import.meta.url))
export const hostDist = (name: HostName) => fileURLToPath(new URL(`../${name}/dist`, import.meta.url))
export const connectButton = '[data-testid=connect-button]'
export const walletRow = '[data-wallet-row]'
