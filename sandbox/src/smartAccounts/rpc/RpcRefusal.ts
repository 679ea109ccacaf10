/** A call that a service refuses, with the code of its JSON-RPC error. */
export class RpcRefusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'RpcRefusal'
    this.code = code
  }
}

export const invalidParams = -32_602
