import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { SandboxEnvironment } from './SandboxEnvironment.ts'
import type { Service } from './Service.ts'

/** A service and where it is served. */
export interface ServiceMount {
  readonly service: Service
  /** E.g. `/wallet-directory`. */
  readonly basePath: string
  readonly routes: Hono<SandboxEnvironment>
  /** Open to pages of every origin, or (auth, which lives on cookies) only to those of its own. */
  readonly isOpen: boolean
  /** Takes over WebSocket handshakes below `basePath`. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}
