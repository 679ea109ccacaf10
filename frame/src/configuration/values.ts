import { BlockList } from 'node:net'
import { z } from 'zod'
import { addressRange } from '../operating/addressRange.ts'

const ownMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/

/** Whether an origin or address names this machine, whose pages browsers trust without TLS. */
export const isOwnMachine = (address: string): boolean => ownMachine.test(URL.parse(address)?.hostname ?? '')

/** An origin as browsers write it; without TLS only on this machine. */
export const origin = () =>
  z.string().superRefine((value, context) => {
    if (URL.parse(value)?.origin !== value)
      context.addIssue({ code: 'custom', message: 'must be an origin such as https://wallet.example' })
    else if (!value.startsWith('https://') && !(value.startsWith('http://') && isOwnMachine(value)))
      context.addIssue({ code: 'custom', message: 'must begin with https:// unless it is on this machine' })
  })

/** A web address, maybe with a path. */
export const webAddress = () =>
  z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http address')

export const port = () => z.number().int().min(0).max(65_535)

/** An IP address or a network in CIDR notation. */
export const proxy = () =>
  z.string().refine((value) => {
    try {
      addressRange(new BlockList(), value)
      return true
    } catch {
      return false
    }
  }, 'must be an address or a network such as 10.0.0.0/8')

/** Address of PostgreSQL, or the path of a SQLite file. */
export const database = () =>
  z
    .string()
    .refine(
      (value) =>
        value !== '' &&
        (!value.includes('://') || /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '')),
      'must be the path of a file or begin with postgres://',
    )

export const smtp = () =>
  z
    .strictObject({
      host: z.string().min(1).describe('Mail server'),
      port: port().default(587).describe('Its port'),
      secure: z
        .boolean()
        .default(false)
        .describe('TLS from the first byte (port 465); otherwise STARTTLS is required'),
      user: z.string().min(1).optional().describe('Account at the mail server'),
      password: z.string().min(1).optional().describe('Its password'),
      from: z.string().min(3).describe('Sender, such as `Wallet <login@wallet.example>`'),
      allowsPlain: z
        .boolean()
        .default(false)
        .describe('Sends without TLS where the server has none; for a server on this machine'),
    })
    .refine(({ user, password }) => (user === undefined) === (password === undefined), {
      path: ['password'],
      message: 'user and password belong together',
    })

export const metrics = () =>
  z
    .strictObject({
      port: port().describe('Port of `GET /metrics`; without it there are no metrics'),
      hostname: z.string().default('127.0.0.1').describe('Address that it listens at'),
      token: z.string().min(16).optional().describe('Bearer token that Prometheus sends'),
    })
    .refine(({ hostname, token }) => token !== undefined || isOwnMachine(`http://${toHost(hostname)}`), {
      path: ['token'],
      message: 'is needed where others can reach the port',
    })

const toHost = (hostname: string) => (hostname.includes(':') ? `[${hostname}]` : hostname)

export const logs = () => z.enum(['auto', 'json', 'text']).default('auto')
