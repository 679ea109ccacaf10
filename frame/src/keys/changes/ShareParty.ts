import type { ListedShare } from './settleGenerations.ts'

/** A server that holds shares of the account that is logged in: the service, or the keeper. */
export interface ShareParty {
  read(): Promise<readonly (ListedShare & { readonly share: Uint8Array })[]>
  put(parameters: {
    readonly setId: string
    readonly generation: number
    readonly share: Uint8Array
    /** By `toFingerprint`. */
    readonly fingerprint: string
    /** Another key takes the place of the account's, as after an import. */
    readonly replaces?: boolean | undefined
  }): Promise<void>
  commit(parameters: { readonly setId: string; readonly generation: number }): Promise<void>
  deleteSet(setId: string): Promise<void>
}
