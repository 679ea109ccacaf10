import type { Device } from '../src/keys/device/Device.ts'
import { openDevice } from '../src/keys/device/openDevice.ts'
import type { KeyWorker } from '../src/keys/worker/createKeyWorker.ts'
import { createAccount } from '../src/page/account/createAccount.ts'
import type { Api } from '../src/page/createApi.ts'
import type { FrameParts } from '../src/page/FrameParts.ts'
import { createKeeperClient } from '../src/page/login/createKeeperClient.ts'
import { createLogins } from '../src/page/login/createLogins.ts'
import { createPasskeys } from '../src/page/passkeys/createPasskeys.ts'
import { lightFetch } from './lightFetch.test.helper.ts'
import type { PrintedMails } from './printedMails.test.helper.ts'

/** Page that embeds the frame; the command allows it on this machine without configuration. */
export const hostOrigin = 'http://localhost:3000'

/** A browser with the frame's page: its code, with requests over HTTP, and a device of its own. */
export interface PageVisitor extends Pick<FrameParts, 'account' | 'logins'> {
  readonly api: Api
  readonly device: Promise<Device>
  /** Logs in as a person does who reads both mails. */
  logIn(email: string): Promise<void>
}

export interface OpenVisitorParameters {
  /** Of page and service, as browsers see it. */
  readonly origin: string
  readonly keeper: string
  readonly mails: PrintedMails
  readonly worker: KeyWorker
  /** Default: `lightFetch`, which sends again what a connection that was closed has taken. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Told about each request to the service. */
  readonly onReply?: ((path: string, ms: number) => void) | undefined
}

export function openVisitor({
  origin,
  keeper,
  mails,
  worker,
  fetch = lightFetch,
  onReply,
}: OpenVisitorParameters): PageVisitor {
  const cookies = new Map<string, string>()
  const device = openDevice({ indexedDB: undefined })

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, Origin: origin, ...(cookie && { Cookie: cookie }) }
    const startedAt = performance.now()
    const reply = await fetch(`${origin}${path}`, { ...init, headers })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    onReply?.(path, performance.now() - startedAt)
    return reply
  }

  const api: Api = {
    async call(path, body = {}) {
      const headers = { 'Content-Type': 'application/json' }
      const reply = await ask(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const parsed = (await reply.json()) as { readonly message?: string }
      if (reply.ok) return parsed as never
      throw new Error(`${path}: ${reply.status} ${parsed.message}`)
    },
    cancel: () => {},
  }
  const account = createAccount({ api, device, worker })
  const client = createKeeperClient({ origin: keeper, device, fetch })
  const passkeys = createPasskeys({ api, keeper: client })
  const logins = createLogins({ api, device, keeper: client, account, passkeys, hostOrigin })

  async function confirm(token: string): Promise<void> {
    const reply = await lightFetch(`${keeper}/confirm`, {
      method: 'POST',
      headers: { Origin: keeper, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }),
    })
    if (!reply.ok) throw new Error(`/confirm: ${reply.status}`)
  }

  return {
    ...{ api, device, account, logins },
    async logIn(email) {
      await ask('/sdk')
      const link = mails.next('link', email)
      const code = mails.next('code', email)
      const { action } = await logins.startEmail(email)
      if (action === 'VERIFY_DEVICE') {
        await confirm(await link)
        await logins.confirmDevice()
      }
      await logins.finishEmail(await code)
    },
  }
}
