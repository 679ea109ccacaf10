import { fileURLToPath } from 'node:url'

/** A small app to measure: with the kit, without it, or with the kit and an account behind it. */
export type HostName = 'host' | 'bare' | 'account'

export const hostRoot = (name: HostName) => fileURLToPath(new URL(`../${name}`, import.meta.url))
export const hostDist = (name: HostName) => fileURLToPath(new URL(`../${name}/dist`, import.meta.url))
export const connectButton = '[data-testid=connect-button]'
export const walletRow = '[data-wallet-row]'
