/** Arguments of an EIP-1193 request. */
export interface RequestArguments {
  readonly method: string
  readonly params?: readonly unknown[] | object | undefined
}

/**
 * A wallet as EIP-1193 describes it, for viem, wagmi and ethers alike. Host apps get one in front of the object that the
 * wallet injected or announced: see `createHostEip1193Provider`.
 * https://eips.ethereum.org/EIPS/eip-1193
 */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

/**
 * AppKit's type of an EVM wallet: an {@link Eip1193Provider} whose `request` is typed by the caller. The type is not
 * checked; validate results of a wallet.
 */
export interface Provider {
  request<Result = unknown>(args: RequestArguments): Promise<Result>
  on(event: string, listener: (...values: never[]) => void): unknown
  removeListener(event: string, listener: (...values: never[]) => void): unknown
}
