import { freePort, type RealDatabase } from '../../server/src/crash/RealDatabase.test.helper.ts'
import type { PrintedMails } from './printedMails.test.helper.ts'
import { type FrameProcess, listening, newFolder, runFrame } from './runFrame.test.helper.ts'

/** Service, keeper and their database as processes that are killed while visitors use them. */
export interface KilledParties {
  readonly origin: string
  readonly keeper: string
  /** How often each was killed. */
  readonly kills: Readonly<Record<string, number>>
  /** Kills one of them at random, and starts it again. Does nothing while one is being started. */
  killOne(): void
  /** Resolves when all of them run. @throws an Error once one has ended by itself, or did not start again */
  ready(): Promise<void>
}

interface Process {
  readonly name: string
  kill(): void
  start(): Promise<void>
}

export interface StartPartiesParameters {
  readonly mails: PrintedMails
  /** Each party's own, by name. Default: SQLite files. */
  readonly databases?: { readonly service: string; readonly keeper: string } | undefined
  /** Process of these databases. */
  readonly server?: RealDatabase | undefined
  /** Further options of the service. */
  readonly environment?: Readonly<Record<string, string>> | undefined
}

const many = '100000'

export async function startParties({
  mails,
  databases,
  server,
  environment = {},
}: StartPartiesParameters): Promise<KilledParties> {
  const folder = await newFolder()
  const port = await freePort()
  const keeperPort = await freePort()
  const origin = `http://localhost:${port}`
  const keeper = `http://localhost:${keeperPort}`
  const ended: string[] = []
  const processes: readonly Process[] = [
    party('keeper', ['keeper'], {
      FRAME_KEEPER_ORIGIN: keeper,
      FRAME_KEEPER_PAGE_ORIGINS: origin,
      FRAME_KEEPER_PORT: `${keeperPort}`,
      FRAME_KEEPER_MAIL_LIMITS_ADDRESS: many,
      FRAME_KEEPER_MAIL_LIMITS_DEVICE: many,
      FRAME_KEEPER_MAIL_LIMITS_ALL: many,
      ...(databases && { FRAME_KEEPER_DATABASE: databases.keeper }),
    }),
    party('service', [], {
      FRAME_PORT: `${port}`,
      FRAME_KEEPER_ORIGIN: keeper,
      FRAME_MAILS_PER_NETWORK: many,
      FRAME_MAILS_OVERALL: many,
      ...(databases && { FRAME_DATABASE: databases.service }),
      ...environment,
    }),
    ...(server ? [{ name: 'database', kill: () => server.kill(), start: () => server.start() }] : []),
  ]

  function party(
    name: 'service' | 'keeper',
    args: readonly string[],
    options: Readonly<Record<string, string>>,
  ): Process {
    let running: FrameProcess | undefined
    return {
      name,
      kill: () => void running?.child.kill('SIGKILL'),
      async start() {
        await running?.ended
        running = runFrame({ folder, args, environment: options })
        if (running.child.stderr) mails.read(running.child.stderr)
        await running.printed(listening(name))
        const current = running
        void running.ended.then((code) => {
          if (code !== 'SIGKILL')
            ended.push(`${name} ended by itself: ${code}\n${current.errors().slice(-1500)}`)
        })
      },
    }
  }

  for (const process of processes) if (process.name !== 'database') await process.start()
  const kills: Record<string, number> = {}
  let starting: Promise<void> | undefined
  return {
    ...{ origin, keeper, kills },
    killOne() {
      const process = processes[Math.floor(Math.random() * processes.length)]
      if (starting || !process) return
      kills[process.name] = (kills[process.name] ?? 0) + 1
      process.kill()
      starting = process.start().then(
        () => {
          starting = undefined
        },
        // Kept, for those who wait for it.
        (error: unknown) => {
          ended.push(`${process.name} did not start again: ${error}`)
        },
      )
    },
    async ready() {
      await starting
      if (ended.length > 0) throw new Error(ended.join('\n'))
    },
  }
}
