import type { HttpBindings } from '@hono/node-server'

/** What Hono hands to the sandbox's routes beside the request: Node's own objects. */
export interface SandboxEnvironment {
  Bindings: HttpBindings
}
