import { ask } from '../checks/ask.ts'
import { checkClock } from '../checks/checkClock.ts'
import { checkDashboard } from '../checks/checkDashboard.ts'
import { checkDatabase } from '../checks/checkDatabase.ts'
import { checkFiles } from '../checks/checkFiles.ts'
import { checkKeeper } from '../checks/checkKeeper.ts'
import { checkMail } from '../checks/checkMail.ts'
import { checkOrigins } from '../checks/checkOrigins.ts'
import { checkPage } from '../checks/checkPage.ts'
import { checkTls } from '../checks/checkTls.ts'
import type { Finding } from '../checks/Finding.ts'
import { printFindings } from '../checks/printFindings.ts'
import { keeperMigrations } from '../keeper/keeperMigrations.ts'
import { loadPage } from '../pageFiles/loadPage.ts'
import { serviceMigrations } from '../service/migrations.ts'
import type { ConfigurationFile } from './ConfigurationFile.ts'
import { keeperFile, keeperSecretsVariable, readKeeperConfiguration } from './readKeeper.ts'
import { readServiceConfiguration, serviceFile, serviceSecretsVariable } from './readService.ts'
import type { Terminal } from './Terminal.ts'

interface CheckParameters {
  readonly terminal: Terminal
  readonly file: ConfigurationFile
  readonly isJson: boolean
}

/**
 * Looks at the configuration, and at the service as it answers at its own address. Changes nothing.
 *
 * @returns the exit code: 1 when there are problems
 * @throws FrameError `FRAME_CONFIGURATION_INVALID`
 */
export async function checkService({ terminal, file, isJson }: CheckParameters): Promise<number> {
  const configuration = await readServiceConfiguration(terminal, file)
  const { origin, keeperOrigin, secretsFile, database, smtp } = configuration
  return print(terminal, isJson, [
    checkOrigins(configuration),
    checkTls(origin),
    loadPage().then(({ files: { integrity } }) => checkPage({ ...configuration, integrity })),
    loadPage().then(({ files: { integrity } }) => checkDashboard({ ...configuration, integrity })),
    checkTime('the address of the frame', origin),
    ...(keeperOrigin === undefined
      ? []
      : [
          checkTls(keeperOrigin),
          checkKeeper({ keeperOrigin, pageOrigins: [origin] }),
          checkTime('the keeper', keeperOrigin),
        ]),
    checkMail(smtp),
    checkDatabase({ address: database, party: 'service', migrations: serviceMigrations }),
    checkFiles({
      configurationFile: file.path ?? serviceFile,
      secretsFile,
      hasSecretsVariable: terminal.environment[serviceSecretsVariable] !== undefined,
    }),
  ])
}

/** As {@link checkService}, of the keeper. */
export async function checkKeeperProcess({ terminal, file, isJson }: CheckParameters): Promise<number> {
  const configuration = await readKeeperConfiguration(terminal, file)
  const { origin, pageOrigins, secretsFile, database, smtp } = configuration
  return print(terminal, isJson, [
    checkTls(origin),
    checkKeeper({ keeperOrigin: origin, pageOrigins }),
    checkTime('the address of the keeper', origin),
    checkMail(smtp),
    checkDatabase({ address: database, party: 'keeper', migrations: keeperMigrations }),
    checkFiles({
      configurationFile: file.path ?? keeperFile,
      secretsFile,
      hasSecretsVariable: terminal.environment[keeperSecretsVariable] !== undefined,
    }),
  ])
}

async function checkTime(of: string, origin: string): Promise<readonly Finding[]> {
  const reply = await ask(`${origin}/health`)
  const date = typeof reply === 'string' ? null : reply.headers.get('date')
  return checkClock({ of, time: date === null ? undefined : Date.parse(date), now: Date.now() })
}

type Result = Finding | readonly Finding[]

async function print(
  terminal: Terminal,
  isJson: boolean,
  results: readonly (Result | Promise<Result>)[],
): Promise<number> {
  const findings = (await Promise.all(results)).flat()
  if (isJson) terminal.print(JSON.stringify({ findings }, undefined, 2))
  else for (const line of printFindings(findings)) terminal.print(line)
  return findings.some(({ level }) => level === 'problem') ? 1 : 0
}
