import { randomBytes } from 'node:crypto'
import type { ReceivedMail } from '../mail/Mail.ts'
import { cookieFetch } from './cookieFetch.ts'
import type { TestSandbox } from './useSandbox.ts'

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A browser with the frame's page open. */
export interface FrameVisitor {
  readonly cookies: Map<string, string>
  /** Calls the frame's server as its page does. */
  call(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** Opens a page of the sandbox, with the cookies. */
  open(url: string, form?: Readonly<Record<string, string>>): Promise<Response>
}

/** Opens the frame in a new browser. */
export async function openFrame(
  sandbox: TestSandbox,
  cookies = new Map<string, string>(),
): Promise<FrameVisitor> {
  const send = cookieFetch(cookies)
  const { origin } = sandbox
  await send(new Request(`${origin}/secure/sdk?projectId=test&chainId=eip155:1`))
  return {
    cookies,
    async call(path, body = {}, headers = { Origin: origin }) {
      const response = await send(
        new Request(`${origin}/secure/api${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      )
      return { status: response.status, body: (await response.json()) as Reply['body'] }
    },
    open: (url, form) =>
      send(
        new Request(
          new URL(url, origin),
          form && { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams(form) },
        ),
      ),
  }
}

/** The newest mail to an address. */
export async function newestMail(sandbox: TestSandbox, to: string): Promise<ReceivedMail> {
  const mails = (await (
    await sandbox.get(`/__sandbox/mail?to=${encodeURIComponent(to)}`)
  ).json()) as ReceivedMail[]
  const [newest] = mails
  if (!newest) throw new Error(`There is no mail to ${to}`)
  return newest
}

/** The code of the newest mail to an address that has one. */
export async function newestCode(sandbox: TestSandbox, to: string): Promise<string> {
  const mails = (await (
    await sandbox.get(`/__sandbox/mail?to=${encodeURIComponent(to)}`)
  ).json()) as ReceivedMail[]
  return mails.find(({ code }) => code !== undefined)?.code ?? ''
}

/** Follows the link of the keeper's newest mail to an address, and confirms there. */
export async function confirmDevice(sandbox: TestSandbox, email: string): Promise<void> {
  const { link = '' } = await newestMail(sandbox, email)
  const { origin, searchParams } = new URL(link)
  const response = await fetch(`${origin}/confirm`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
  })
  if (!response.ok) throw new Error(`The confirmation failed with status ${response.status}`)
}

/** Logs in at the service alone, with the code of the mail: without a key. */
export async function logInByEmail(
  sandbox: TestSandbox,
  visitor: FrameVisitor,
  email: string,
): Promise<void> {
  await visitor.call('/email/start', { email })
  const { code = '' } = await newestMail(sandbox, email)
  const { status } = await visitor.call('/email/code', { otp: code })
  if (status !== 200) throw new Error(`The login failed with status ${status}`)
}

/** Keeps a share at the service, so that the user has addresses: those of a key that nobody has. */
export async function giveKey({ call }: Pick<FrameVisitor, 'call'>): Promise<void> {
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
