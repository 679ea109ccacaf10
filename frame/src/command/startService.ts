import type { ServiceConfiguration } from '../configuration/serviceConfiguration.ts'
import { isOwnMachine } from '../configuration/values.ts'
import { createHealth, type PartState } from '../operating/createHealth.ts'
import { databaseParts } from '../operating/databaseParts.ts'
import { type Listening, listen } from '../operating/listen.ts'
import { withHealth } from '../operating/withHealth.ts'
import { loadPage } from '../pageFiles/loadPage.ts'
import { createFrameService } from '../service/createFrameService.ts'
import { FrameRefusal } from '../service/FrameRefusal.ts'
import { serviceMigrations } from '../service/migrations.ts'
import type { Operation } from './createOperation.ts'
import { bundlerOrigins, toChains } from './toChains.ts'
import { toServiceLogins } from './toServiceLogins.ts'

export interface StartServiceParameters {
  readonly configuration: ServiceConfiguration
  readonly secrets: readonly string[]
  readonly keeperOrigin: string
  readonly operation: Operation
}

const graceMs = 10_000
const keeperLateMs = 2_000

/** Serves the page, its service and the report of health. Closing it closes the database. */
export async function startService(parameters: StartServiceParameters): Promise<Listening> {
  const { configuration, secrets, keeperOrigin, operation } = parameters
  const { database, mailer, observer, report } = operation
  const { origin, hostOrigins, port, hostname, networks, solana } = configuration
  const ending = new AbortController()
  // Before the first visitor asks: an installation that cannot serve the page does not start.
  const { files } = await loadPage()
  const service = await createFrameService({
    database,
    secrets,
    ownOrigins: [origin],
    hostOrigins,
    basePath: '',
    // Browsers keep it to this origin and to TLS (RFC 6265bis, 4.1.3.2). A host's ports share cookies.
    cookies: { prefix: '__Host-wallet', suffix: isOwnMachine(origin) ? `-${new URL(origin).port}` : '' },
    networks: { evm: networks, solana },
    sendMail: mailer.send,
    policy: {
      exportWaitMs: configuration.exportWaitMinutes * 60_000,
      mailsPerNetwork: configuration.mailsPerNetwork,
      mailsOverall: configuration.mailsOverall,
    },
    ...(await toServiceLogins(configuration)),
    page: {
      title: configuration.title,
      config: { origins: hostOrigins, keeper: keeperOrigin, chains: toChains(networks) },
      files: async () => files,
      connectSources: [keeperOrigin, ...bundlerOrigins(networks)],
    },
    trustedProxies: configuration.trustedProxies,
    observer,
    signal: ending.signal,
    onError: report,
  })
  await service.rotate()
  const health = createHealth({
    parts: {
      ...databaseParts(database, serviceMigrations),
      keeper: () => askKeeper(keeperOrigin),
      mail: mailer.check,
    },
  })
  const server = await listen({ fetch: withHealth(service.routes.fetch, health), port, hostname })
  return {
    port: server.port,
    async close() {
      ending.abort(new FrameRefusal('The wallet service is restarting. Try again.', 503))
      await server.close({ graceMs })
      await database.close()
    },
  }
}

async function askKeeper(origin: string): Promise<PartState> {
  const { ok } = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(keeperLateMs) })
  return ok ? 'ok' : 'failing'
}
