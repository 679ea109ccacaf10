/** Reason for refusing a request, as JSON-RPC reports it. */
export class RelayRefusal extends Error {
  override readonly name = 'RelayRefusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
