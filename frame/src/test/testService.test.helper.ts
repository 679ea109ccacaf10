import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import type { Database } from '../database/Database.ts'
import { toFiles } from '../pageFiles/toFiles.ts'
import { createFrameService } from '../service/createFrameService.ts'
import type { OutgoingMail } from '../service/email/createCodeMail.ts'
import type { FrameServiceOptions } from '../service/FrameServiceOptions.ts'

export const ownOrigin = 'https://wallet.app.example'
export const hostOrigin = 'https://app.example'

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A browser with its cookies for the frame. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Calls the service as the frame's page does. */
  call(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Reply>
}

export interface TestService {
  rotate(): Promise<number>
  readonly mails: readonly OutgoingMail[]
  /** Code of the newest mail to an address. */
  codeFor(email: string): string
  openBrowser(cookies?: Map<string, string>): Browser
  /** Opens a page of the frame. */
  request(url: string, init?: RequestInit): Promise<Response>
}

export interface CreateTestServiceParameters {
  /** Default: in memory, of its own. */
  readonly database?: Database
  /** Default: random; processes of one database share theirs. */
  readonly secret?: string
  /** Older ones. */
  readonly olderSecrets?: readonly string[]
  readonly mails?: OutgoingMail[]
  readonly policy?: Partial<FrameServiceOptions['policy']>
  readonly providers?: FrameServiceOptions['providers']
  readonly hostTokens?: FrameServiceOptions['hostTokens']
  /** Default: keeps them. */
  readonly sendMail?: FrameServiceOptions['sendMail']
  readonly observer?: FrameServiceOptions['observer']
  readonly trustedProxies?: FrameServiceOptions['trustedProxies']
  /** Default: none. */
  readonly networks?: FrameServiceOptions['networks']
  readonly passkeys?: FrameServiceOptions['passkeys']
  /** Default: throws. */
  readonly onError?: (error: unknown) => void
}

/** The service as a process runs it, without a port; mails are kept. */
export async function createTestService({
  database = ownDatabase(),
  secret = randomBytes(32).toString('base64url'),
  olderSecrets = [],
  mails = [],
  policy = {},
  providers = [],
  hostTokens,
  sendMail = async (mail) => void mails.push(mail),
  observer,
  trustedProxies,
  networks = { evm: [], solana: undefined },
  passkeys,
  onError = (error) => {
    throw error
  },
}: CreateTestServiceParameters = {}): Promise<TestService> {
  const { routes, rotate } = await createFrameService({
    database,
    secrets: [secret, ...olderSecrets],
    ownOrigins: [ownOrigin],
    hostOrigins: [hostOrigin],
    basePath: '',
    cookies: { prefix: 'test', suffix: '' },
    networks,
    sendMail,
    observer,
    trustedProxies,
    policy: { mailsPerNetwork: 1e6, mailsOverall: 1e6, ...policy },
    providers,
    farcaster: undefined,
    hostTokens,
    passkeys,
    page: {
      title: 'Wallet',
      config: { origins: [hostOrigin], chains: [], keeper: 'https://keeper.example' },
      files: async () => toFiles({ 'main.js': '' }, ''),
      connectSources: [],
    },
    onError,
  })
  return {
    rotate,
    mails,
    codeFor(email) {
      const mail = mails.findLast(({ to }) => to === email)
      return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
    },
    request: async (url, init) => routes.request(url, init),
    openBrowser(cookies = new Map()) {
      return {
        cookies,
        async call(path, body = {}, headers = { Origin: ownOrigin }) {
          const request = {
            method: 'POST',
            headers: {
              Host: new URL(ownOrigin).host,
              Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
              'Content-Type': 'application/json',
              ...headers,
            },
            body: JSON.stringify(body),
          }
          const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
          const response = await routes.request(`${ownOrigin}/api${path}`, request, connection)
          for (const cookie of response.headers.getSetCookie()) {
            const [pair = ''] = cookie.split(';')
            const [name = '', value = ''] = pair.split('=')
            if (/max-age=0/i.test(cookie)) cookies.delete(name)
            else cookies.set(name, value)
          }
          return { status: response.status, body: (await response.json()) as Reply['body'] }
        },
      }
    },
  }
}

function ownDatabase(): Database {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  return database
}

export async function logIn(service: TestService, browser: Browser, email: string): Promise<void> {
  await browser.call('/email/start', { email })
  const { status } = await browser.call('/email/code', { otp: service.codeFor(email) })
  if (status !== 200) throw new Error(`The login failed with status ${status}`)
}

/** Keeps a share at the service, so that the user has addresses: those of a key that nobody has. */
export async function giveKey({ call }: Pick<Browser, 'call'>): Promise<void> {
  const id = { setId: 'AAAAAAAAAAAAAAAAAAAAAA', generation: 1 }
  const addresses = {
    eip155: `0x${randomBytes(20).toString('hex')}`,
    solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    accountOwner: `0x${randomBytes(20).toString('hex')}`,
  }
  const put = await call('/shares/put', { ...id, share: 'A'.repeat(44), addresses })
  const { status } = await call('/shares/commit', id)
  if (put.status !== 200 || status !== 200) throw new Error('The share was not kept')
}

/** The reply of a login with the user who is logged in then; gives a new user a key. */
export async function withUser(browser: Browser, login: Promise<Reply>): Promise<Reply> {
  const { status, body } = await login
  if (status !== 200) return { status, body }
  if ((await browser.call('/user')).status === 409) await giveKey(browser)
  return { status, body: { ...(await browser.call('/user')).body, ...body } }
}
