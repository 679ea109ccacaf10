/** An emitter of the host failed, or made something that is not TypeScript. Nothing was written. */
export class EmitterError extends Error {
  override readonly name = 'EmitterError'
  /** Target of the emitter. */
  readonly emitter: string
  /** Name of the service it was given. */
  readonly service: string
  /** Name of the operation, method, request or event that it fails on, where it is one of them. */
  readonly operation: string | undefined

  constructor(facts: {
    readonly emitter: string
    readonly service: string
    readonly operation?: string | undefined
    readonly reason: string
    readonly cause?: unknown
  }) {
    const { emitter, service, operation, reason, cause } = facts
    const place = operation === undefined ? service : `${operation} of ${service}`
    super(`The emitter '${emitter}' failed on ${place}: ${reason}`, cause === undefined ? {} : { cause })
    this.emitter = emitter
    this.service = service
    this.operation = operation
  }
}
