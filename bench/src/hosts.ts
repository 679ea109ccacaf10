import { fileURLToPath } from 'node:url'

/** A small app to measure, with the kit or without it. */
export type HostName = 'host' | 'bare'

export const hostRoot = (name: HostName) => fileURLToPath(new URL(`../${name}`, import.meta.url))
export const hostDist = (name: HostName) => fileURLToPath(new URL(`../${name}/dist`, import.meta.url))
export const connectButton = '[data-testid=connect-button]'
export const walletRow = '[data-wallet-row]'
