/** A field of a struct. */
export interface TypedDataField {
  readonly name: string
  /** Solidity type, or the name of another struct; `[]` or `[3]` at the end for lists. */
  readonly type: string
}

/** Typed data, https://eips.ethereum.org/EIPS/eip-712. Integers are bigint, numbers, or strings of digits. */
export interface TypedData {
  readonly domain?: {
    readonly name?: string | undefined
    readonly version?: string | undefined
    readonly chainId?: number | bigint | undefined
    readonly verifyingContract?: `0x${string}` | undefined
    readonly salt?: `0x${string}` | undefined
  }
  /** Structs by name. `EIP712Domain` is derived from the domain where it is absent. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}
