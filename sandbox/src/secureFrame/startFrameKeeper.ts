import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import {
  createFarcasterMessages,
  createKeeper,
  createSqliteDatabase,
  type Keeper,
  type KeeperOptions,
} from '@wallet-kit/frame'
import { socialProviders } from '../identityProvider/socialProviders.ts'

export interface StartFrameKeeperParameters extends Pick<KeeperOptions, 'pageOrigins' | 'sendMail'> {
  /** Of the identity provider. */
  readonly issuer: string
  /** Pages that may embed the frame: Farcaster's messages are signed for them. */
  readonly hostOrigins: readonly string[]
  readonly ethereum: Parameters<typeof createFarcasterMessages>[0]['ethereum']
  readonly log: (line: string) => void
}

export interface FrameKeeper {
  /** Its own: it must not be that of the page. */
  readonly origin: string
  /** Forgets accounts and shares. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** More mails than tests and developers ask for. */
const manyMails = 100_000

/** Runs the keeper of the frame on a port of its own, with a database and a secret of its own. */
export async function startFrameKeeper(parameters: StartFrameKeeperParameters): Promise<FrameKeeper> {
  const { pageOrigins, hostOrigins, ethereum, sendMail, issuer, log } = parameters
  const database = createSqliteDatabase({ file: ':memory:' })
  // The port is known once the server listens, and it is part of the origin that devices sign.
  let keeper: Keeper | undefined
  const server = serve({
    fetch: (request) => keeper?.app.fetch(request) ?? new Response(null, { status: 503 }),
    port: 0,
    hostname: '127.0.0.1',
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  keeper = await createKeeper({
    database,
    secrets: [randomBytes(32).toString('base64url')],
    origin,
    pageOrigins,
    sendMail,
    mailLimits: { address: manyMails, device: manyMails, all: manyMails },
    identityProviders: Object.fromEntries(
      Object.keys(socialProviders).map((id) => [
        id,
        { issuer, audience: id, jwks: new URL(`${issuer}/jwks`) },
      ]),
    ),
    messageProviders: {
      farcaster: createFarcasterMessages({
        domains: hostOrigins.map((host) => new URL(host).host),
        ethereum,
      }),
    },
    report: (error) => log(`keeper: ${error instanceof Error ? error.message : String(error)}`),
  })
  return {
    origin,
    clear: () => keeper.clear(),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve)
        // Pages wait at it for confirmations.
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await database.close()
    },
  }
}
