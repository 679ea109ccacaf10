import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import type { Device } from '../keys/device/Device.ts'
import { openDevice } from '../keys/device/openDevice.ts'
import { createKeeper, type Keeper } from './createKeeper.ts'
import type { KeeperMail, KeeperOptions } from './KeeperOptions.ts'

export const origin = 'https://keeper.example'
export const pageOrigin = 'https://wallet.example'
export const secret = 'secret of the keeper '.repeat(2)

export interface CallOptions {
  readonly body?: unknown
  readonly grant?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A keeper on a database of its own, with the mails that it has sent and a clock that tests can turn. */
export async function newKeeper(options: Partial<KeeperOptions> = {}) {
  const database = options.database ?? createSqliteDatabase({ file: ':memory:' })
  if (!options.database) onTestFinished(() => database.close())
  const mails: KeeperMail[] = []
  const clock = { now: 1_800_000_000_000 }
  const reports: unknown[] = []
  const keeper = await createKeeper({
    secrets: [secret],
    origin,
    pageOrigins: [pageOrigin],
    sendMail: async (mail) => void mails.push(mail),
    now: () => clock.now,
    report: (error) => void reports.push(error),
    ...options,
    database,
  })
  return { keeper, database, mails, clock, reports, ...clientOf(keeper, mails) }
}

/** The page's side. */
function clientOf({ app }: Keeper, mails: readonly KeeperMail[]) {
  const newNonce = async () => {
    const reply = await app.request(`${origin}/nonce`, { method: 'POST' })
    return ((await reply.json()) as { nonce: string }).nonce
  }

  /** A request as the device signs it, not sent yet. */
  async function sign(device: Device, method: string, path: string, options: CallOptions = {}) {
    const body = options.body === undefined ? undefined : JSON.stringify(options.body)
    const nonce = await newNonce()
    const proof = await device.signRequest({ audience: origin, method, path, body, nonce })
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.grant === undefined ? {} : { 'x-frame-grant': options.grant }),
      ...proof,
      ...options.headers,
    }
    return { url: `${origin}${path}`, init: { method, headers, ...(body === undefined ? {} : { body }) } }
  }

  const send = async ({ url, init }: { readonly url: string; readonly init: RequestInit }) => {
    const reply = await app.request(url, init)
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, body: text && JSON.parse(text) }
  }

  const call = async (device: Device, method: string, path: string, options?: CallOptions) =>
    send(await sign(device, method, path, options))

  const openLink = async (token: string) => {
    const reply = await app.request(`${origin}/confirm?token=${token}`)
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  async function confirm(token: string, from: string | undefined = origin) {
    const reply = await app.request(`${origin}/confirm`, {
      method: 'POST',
      headers: from === undefined ? {} : { origin: from },
      body: new URLSearchParams({ token }),
    })
    return reply.status
  }

  const lastToken = () => /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''

  const startEmail = async (device: Device, email = 'alice@example.com') =>
    call(device, 'POST', '/email', { body: { email, app: 'https://app.example' } })

  const wait = (device: Device, id: string, seconds = 0) =>
    call(device, 'POST', `/email/${id}/wait`, { body: { seconds } })

  /** Token of a grant, by e-mail. */
  async function login(device: Device, email?: string): Promise<string> {
    const { body } = await startEmail(device, email)
    await confirm(lastToken())
    return (await wait(device, body.id)).body.grant.token
  }

  const put = (device: Device, grant: string, share: Partial<PutShare> = {}) => {
    const { setId, generation, ...body } = { ...newShare(), ...share }
    return call(device, 'PUT', `/shares/${setId}/${generation}`, { grant, body })
  }
  const commit = (device: Device, grant: string, { setId, generation }: PutShare) =>
    call(device, 'POST', `/shares/${setId}/${generation}/commit`, { grant })
  const list = (device: Device, grant: string) => call(device, 'GET', '/shares', { grant })

  return {
    newNonce,
    sign,
    send,
    call,
    openLink,
    confirm,
    lastToken,
    startEmail,
    wait,
    login,
    put,
    commit,
    list,
  }
}

export interface PutShare {
  readonly setId: string
  readonly generation: number
  readonly share: string
  readonly fingerprint: string
  readonly replaces?: boolean
}

export const newShare = (): PutShare => ({
  setId: randomBytes(16).toString('base64url'),
  generation: 1,
  share: randomBytes(33).toString('base64url'),
  fingerprint: 'f'.repeat(43),
})

/** A device that lives as long as the test. */
export const newDevice = () => openDevice()
