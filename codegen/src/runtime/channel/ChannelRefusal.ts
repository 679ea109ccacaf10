/** Thrown by a handler of requests: its fields are sent beside its message, as far as the contract's error has them. */
export class ChannelRefusal extends Error {
  override readonly name = 'ChannelRefusal'
  readonly fields: Readonly<Record<string, unknown>>

  constructor(message: string, fields: Readonly<Record<string, unknown>>) {
    super(message)
    this.fields = fields
  }
}
