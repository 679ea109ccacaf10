/** A JSON-RPC error with which the wallet refuses a request. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The error that an app receives for a request that failed. */
export function toJsonRpcError(error: unknown): { readonly code: number; readonly message: string } {
  const code = error instanceof WalletRefusal ? error.code : -32_603
  return { code, message: messageOf(error) }
}

export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  // viem's messages contain the whole request; the first line is sufficient.
  if ('shortMessage' in error) return String(error.shortMessage)
  return 'message' in error ? String(error.message) : String(error)
}
