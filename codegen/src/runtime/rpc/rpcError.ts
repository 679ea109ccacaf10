/** An error of JSON-RPC, as providers throw it and replies carry it. */
export interface RpcError<Code extends number = number, Data = unknown> {
  readonly code: Code
  readonly message: string
  readonly data?: Data
}

/** One error for each of several codes, discriminated by `code`. */
export type RpcErrors<Code extends number> = Code extends number ? RpcError<Code> : never

/** Whether a value is an error of JSON-RPC with one of these codes, or with the given one. */
export function isRpcError(
  error: unknown,
  codes: Readonly<Record<number, string>>,
  wanted?: number,
): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  const { code } = error
  return typeof code === 'number' && Object.hasOwn(codes, code) && (wanted === undefined || wanted === code)
}
