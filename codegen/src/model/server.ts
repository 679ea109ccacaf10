/** An address of a service. */
export interface Server {
  /** As written, with its variables: `https://{region}.example.com/v1`. May be relative to the contract's own address. */
  readonly url: string
  /** The address with the default of every variable filled in. */
  readonly defaultUrl: string
  readonly description?: string
  readonly variables: readonly ServerVariable[]
}

export interface ServerVariable {
  readonly name: string
  readonly default: string
  /** The only allowed values; absent: any string. */
  readonly values?: readonly string[]
  readonly description?: string
}
