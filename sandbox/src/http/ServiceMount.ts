import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { SandboxEnvironment } from './SandboxEnvironment.ts'
import type { Service } from './Service.ts'

/** A service and its mount path. */
export interface ServiceMount {
  readonly service: Service
  /** E.g. `/wallet-directory`. */
  readonly basePath: string
  readonly routes: Hono<SandboxEnvironment>
  /** Whether pages of any origin may call it. Auth, which uses cookies, is limited to its own origin. */
  readonly isOpen: boolean
  /** Handles WebSocket handshakes below `basePath`. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void
}
