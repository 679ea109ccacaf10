import { z } from 'zod'
import { isRpIdOf, rpIdMessage, serviceLogins } from './logins.ts'
import { database, isOwnMachine, logs, metrics, origin, port, proxy, smtp, webAddress } from './values.ts'

/** Ports that apps are developed at: Next.js and Vite. */
const developmentOrigins = ['http://localhost:3000', 'http://localhost:5173']

/** Options of the service, with descriptions that the README's table is made of. */
export const serviceSchema = z
  .strictObject({
    origin: origin()
      .optional()
      .describe(
        'Origin of the frame as browsers see it, on a domain of yours. Default: localhost at the port',
      ),
    hostOrigins: z
      .array(origin())
      .optional()
      .describe(
        'Pages that may embed the frame. Default on this machine: localhost at 3000 and 5173, else none',
      ),
    port: port().default(4100).describe('Port to listen at'),
    hostname: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe("Address to listen at: this machine's own, behind a proxy that has the certificate"),
    title: z.string().min(1).max(60).default('Wallet').describe('Title of the page'),
    database: database()
      .default('frame.sqlite')
      .describe('Path of a SQLite file, or `postgres://user:password@host/name`'),
    secretsFile: z.string().min(1).default('frame.secrets.json').describe('File of the secrets, of mode 600'),
    trustedProxies: z
      .array(proxy())
      .default([])
      .describe(
        "Addresses or networks of proxies whose `X-Forwarded-For` names the caller; nobody else's is read",
      ),
    keeperOrigin: origin()
      .optional()
      .describe('Origin of the keeper. Without it one is started beside the service, for development'),
    smtp: smtp().optional().describe('Mail server; without it mails are printed'),
    networks: z
      .array(
        z.strictObject({
          chainId: z.number().int().positive(),
          name: z.string().min(1),
          nativeCurrency: z.strictObject({ symbol: z.string().min(1), decimals: z.number().int().min(0) }),
          rpcUrl: webAddress(),
          bundlerUrl: webAddress().optional(),
        }),
      )
      .default([])
      .describe(
        'EVM networks: `chainId`, `name`, `nativeCurrency` (`symbol`, `decimals`), `rpcUrl`, and `bundlerUrl` (ERC-7769) for smart accounts',
      ),
    solana: z
      .strictObject({
        caipNetworkId: z
          .string()
          .regex(/^solana:[-a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 id of Solana')
          .describe('Solana network, by CAIP-2 id'),
        rpcUrl: webAddress().describe('Its node'),
      })
      .optional(),
    ...serviceLogins,
    mailsPerNetwork: z
      .number()
      .int()
      .positive()
      .default(20)
      .describe('Mails that one network (IPv4 address, IPv6 /64) may cause in ten minutes'),
    mailsOverall: z.number().int().positive().default(1_000).describe('Mails of all in ten minutes'),
    exportWaitMinutes: z
      .number()
      .int()
      .min(0)
      .default(60)
      .describe(
        'Minutes between the wish to export a key, of which its owner is told by e-mail, and the export',
      ),
    metrics: metrics().optional().describe('Where Prometheus reads metrics'),
    logs: logs().describe('Form of the log: `auto` is text on a terminal, else JSON lines'),
  })
  .transform(({ origin: own, ...options }) => ({
    ...options,
    origin: own ?? `http://localhost:${options.port}`,
  }))
  .refine(({ keeperOrigin, origin: own }) => keeperOrigin !== own, {
    path: ['keeperOrigin'],
    message: 'must not be the origin of the frame: the keeper is a party of its own',
  })
  .refine(({ passkeys, origin: own }) => !passkeys || isRpIdOf(passkeys.rpId, [own]), {
    path: ['passkeys', 'rpId'],
    message: rpIdMessage,
  })
  .transform((options) => ({
    ...options,
    hostOrigins: options.hostOrigins ?? (isOwnMachine(options.origin) ? developmentOrigins : []),
  }))

export type ServiceConfiguration = z.output<typeof serviceSchema>
