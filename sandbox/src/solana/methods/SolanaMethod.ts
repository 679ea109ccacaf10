import type { Ledger } from '../createLedger.ts'

/** Answers one JSON-RPC method. Throws SolanaRpcError to refuse. */
export type SolanaMethod = (ledger: Ledger, params: readonly unknown[]) => unknown

/** A result of the kind that tells at which slot it was true. */
export function withContext(ledger: Ledger, value: unknown): object {
  return { context: { apiVersion, slot: ledger.slot }, value }
}

/** Version of the node software whose answers these are like. */
export const apiVersion = '2.1.0'
