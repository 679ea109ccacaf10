import type { HttpBindings } from '@hono/node-server'

/** Hono bindings of the sandbox's routes: Node's own request and response, and the fault of the request. */
export interface SandboxEnvironment {
  Bindings: HttpBindings
  Variables: {
    /** The fault that the service itself carries out in this request. */
    misbehaviour?: Misbehaviour
  }
}

/** A way in which a service misbehaves on request. */
export interface Misbehaviour {
  /** One of those that the service lists. */
  readonly behaviour: string
  /** Applies to this operation only. Default: all of the request. */
  readonly operation?: string
}
