/** An error response of a Solana node: the `error` member of a JSON-RPC reply. */
export class SolanaRpcError extends Error {
  override readonly name = 'SolanaRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of JSON-RPC 2.0 and of Solana's own (rpc-client-api/src/custom_error.rs in Agave). */
export const solanaRpcCodes = {
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  preflightFailure: -32_002,
  signatureVerificationFailure: -32_003,
  unsupportedTransactionVersion: -32_015,
} as const
