import { Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import { origin as keeperOrigin, newKeeper } from '../../keeper/testKeeper.test.helper.ts'
import { openDevice } from '../../keys/device/openDevice.ts'
import type { ShareSet } from '../../keys/shares/Share.ts'
import { createKeyWorker, type KeyWorker } from '../../keys/worker/createKeyWorker.ts'
import { startHere } from '../../keys/worker/startHere.test.helper.ts'
import { createTestService, hostOrigin } from '../../test/testService.test.helper.ts'
import type { Approval } from '../approval/Approval.ts'
import { type Api, ApiError } from '../createApi.ts'
import { createHandlers } from '../createHandlers.ts'
import { createParts, type PageParts } from '../createParts.ts'
import { en } from '../texts/en.ts'

export type Party = 'service' | 'keeper'

export interface TestFrame {
  readonly service: Awaited<ReturnType<typeof createTestService>>
  readonly keeper: Awaited<ReturnType<typeof newKeeper>>
  /** Requests of the page, as text. */
  readonly sent: { readonly to: Party; readonly text: string }[]
  /** Sets of shares that the worker has made. */
  readonly sets: ShareSet[]
  /** Signatures that the worker has made. */
  readonly signed: { count: number }
  /** Changes replies on their way to the page. */
  readonly lie: { change?: ((from: Party, path: string, reply: unknown) => unknown) | undefined }
  /** A browser with the page. */
  openBrowser(): TestPage
}

export interface TestPage extends PageParts {
  readonly handlers: ReturnType<typeof createHandlers>
  /** Requests that the user was shown. */
  readonly asked: Approval[]
  /** Whether the user approves them. Default: refuses. */
  readonly user: { approves: boolean }
  logIn(email: string): Promise<void>
}

/** The frame's page with a service, a keeper and a worker of its own, in this process. */
export async function openFrame(): Promise<TestFrame> {
  vi.stubGlobal('document', new Window().document)
  const service = await createTestService()
  const keeper = await newKeeper({
    mailLimits: { address: 1e6, device: 1e6, all: 1e6 },
    now: () => Date.now(),
  })
  const sent: TestFrame['sent'] = []
  const lie: TestFrame['lie'] = {}
  const tell = (from: Party, path: string, reply: unknown) =>
    lie.change ? lie.change(from, path, reply) : reply
  const { worker, sets, signed } = watchedWorker()
  onTestFinished(() => worker.end())

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ to: 'keeper', text: `${url} ${String(init.body)}` })
    const reply = await keeper.keeper.app.request(url, init)
    if (reply.status === 204) return reply
    const body = tell('keeper', new URL(url).pathname, await reply.json())
    return new Response(JSON.stringify(body) ?? 'undefined', { status: reply.status })
  })

  return {
    ...{ service, keeper, sent, sets, signed, lie },
    openBrowser() {
      const browser = service.openBrowser()
      const api: Api = {
        async call(path, body = {}) {
          sent.push({ to: 'service', text: `${path} ${JSON.stringify(body)}` })
          const { status, body: reply } = await browser.call(path, body)
          const told = tell('service', path, reply)
          // As `createApi` reads it.
          if (status === 200 && typeof told === 'object' && told !== null) return told as never
          const { message, code } = (told ?? {}) as Readonly<Record<string, unknown>>
          throw new ApiError(`${message}`, { code: typeof code === 'string' ? code : undefined })
        },
        cancel() {},
      }
      const asked: Approval[] = []
      const user = { approves: false }
      const parts = createParts({
        config: {
          origins: [hostOrigin],
          keeper: keeperOrigin,
          chains: [{ chainId: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }],
        },
        ...{ hostOrigin, api, worker },
        device: openDevice({ indexedDB: undefined }),
        approvals: {
          async ask(approval, send) {
            asked.push(await approval)
            if (!user.approves) throw new Error('User rejected the request')
            return send()
          },
          drop() {},
        },
        readTexts: async () => en,
        announceSession() {},
      })
      return {
        ...{ ...parts, asked, user },
        handlers: createHandlers(parts),
        async logIn(email) {
          await parts.logins.startEmail(email)
          await keeper.confirm(keeper.lastToken())
          await parts.logins.confirmDevice()
          await parts.logins.finishEmail(service.codeFor(email))
        },
      }
    },
  }
}

/** Notes what the worker of keys makes. */
function watchedWorker() {
  const sets: ShareSet[] = []
  const signed = { count: 0 }
  const worker = createKeyWorker({ start: startHere })
  const watched: KeyWorker = {
    ...worker,
    async create() {
      const made = await worker.create()
      sets.push(made.set)
      return made
    },
    async split(parameters) {
      const set = await worker.split(parameters)
      sets.push(set)
      return set
    },
    async sign(parameters) {
      const signature = await worker.sign(parameters)
      signed.count += 1
      return signature
    },
  }
  return { worker: watched, sets, signed }
}
