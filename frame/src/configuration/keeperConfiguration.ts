import { z } from 'zod'
import { isRpIdOf, keeperLogins, rpIdMessage } from './logins.ts'
import { database, logs, metrics, origin, port, smtp } from './values.ts'

const perHour = (description: string, most: number) =>
  z.number().int().positive().default(most).describe(description)

/** Options of the keeper, with descriptions that the README's table is made of. */
export const keeperSchema = z
  .strictObject({
    origin: origin().describe('Origin of the keeper as browsers see it; links in its mails begin with it'),
    pageOrigins: z.array(origin()).min(1).describe("Origins of the frame's page"),
    port: port().default(4101).describe('Port to listen at'),
    hostname: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe("Address to listen at: this machine's own, behind a proxy that has the certificate"),
    database: database()
      .default('keeper.sqlite')
      .describe("Path of a SQLite file, or `postgres://user:password@host/name`; never the service's"),
    secretsFile: z
      .string()
      .min(1)
      .default('keeper.secrets.json')
      .describe('File of the secrets, of mode 600'),
    smtp: smtp()
      .optional()
      .describe("Mail server, another account than the service's; without it mails are printed"),
    ...keeperLogins,
    mailLimits: z
      .strictObject({
        address: perHour('Mails to one address in an hour', 5),
        device: perHour('Mails for one device in an hour', 10),
        all: perHour('Mails of all in an hour', 1_000),
      })
      .default({ address: 5, device: 10, all: 1_000 })
      .describe('Limits of mails'),
    metrics: metrics().optional().describe('Where Prometheus reads metrics'),
    logs: logs().describe('Form of the log: `auto` is text on a terminal, else JSON lines'),
  })
  .refine(({ origin: own, pageOrigins }) => !pageOrigins.includes(own), {
    path: ['pageOrigins'],
    message: "must not have the keeper's own origin: the keeper is a party of its own",
  })
  .refine(({ passkeys, pageOrigins }) => !passkeys || isRpIdOf(passkeys.rpId, pageOrigins), {
    path: ['passkeys', 'rpId'],
    message: rpIdMessage,
  })

export type KeeperConfiguration = z.output<typeof keeperSchema>
