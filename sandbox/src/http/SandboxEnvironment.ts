import type { HttpBindings } from '@hono/node-server'

/** Hono bindings of the sandbox's routes: Node's own request and response. */
export interface SandboxEnvironment {
  Bindings: HttpBindings
}
