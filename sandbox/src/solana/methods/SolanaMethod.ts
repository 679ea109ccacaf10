import type { Ledger } from '../createLedger.ts'

/** Answers one JSON-RPC method. Throws SolanaRpcError to refuse. */
export type SolanaMethod = (ledger: Ledger, params: readonly unknown[]) => unknown

/** Wraps a result with the slot at which it was read. */
export function withContext(ledger: Ledger, value: unknown): object {
  return { context: { apiVersion, slot: ledger.slot }, value }
}

/** Agave version whose responses these follow. */
export const apiVersion = '2.1.0'
