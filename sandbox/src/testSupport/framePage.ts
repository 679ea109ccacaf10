import {
  createFrameHost,
  createFrameResponder,
  type FrameHost,
  type FrameResponder,
} from '@wallet-kit/clients/frame/channel'
import {
  type Api,
  type Approval,
  type Approvals,
  createHandlers,
  createKeyWorker,
  createParts,
  loadTexts,
  openDevice,
  type StartedWorker,
  serveKeys,
} from '@wallet-kit/frame/page'
import { bundlerPath } from '../smartAccounts/bundler/mountBundler.ts'
import { confirmDevice, type FrameVisitor, newestMail, openFrame } from './frameVisitor.ts'
import { evmChainsOf, type TestSandbox } from './useSandbox.ts'

/** The handlers of the frame's page against the server, without a browser: the host page's end checks every reply. */
export interface FramePage {
  readonly host: FrameHost
  readonly visitor: FrameVisitor
  /** Requests that the user was shown, and has approved at once. */
  readonly asked: Approval[]
  /** How often waiting requests were dropped. */
  readonly drops: { count: number }
  logIn(email?: string): Promise<void>
  close(): void
}

export async function openFramePage(sandbox: TestSandbox, hostOrigin: string): Promise<FramePage> {
  const visitor = await openFrame(sandbox)
  const chains = evmChainsOf(await sandbox.describe())
  const { port1, port2 } = new MessageChannel()
  const asked: Approval[] = []
  const drops = { count: 0 }
  const approvals: Approvals = {
    ask: async (approval, send) => {
      asked.push(await approval)
      return send()
    },
    drop() {
      drops.count += 1
    },
  }
  const config = {
    origins: [hostOrigin],
    keeper: await readKeeper(sandbox.get('/secure/sdk')),
    chains: chains.map(({ chainId, name, nativeCurrency }) => ({
      chainId,
      name,
      nativeCurrency,
      bundlerUrl: `${sandbox.origin}${bundlerPath}/${chainId}`,
    })),
  }
  const api = apiOf(visitor)
  const responder: FrameResponder = createFrameResponder(
    port2,
    createHandlers(
      createParts({
        config,
        hostOrigin,
        api,
        device: openDevice(),
        worker: createKeyWorker({ start: startWorker }),
        approvals,
        readTexts: () => loadTexts('en'),
        announceSession: (token) => responder.sendSessionUpdate({ token }),
      }),
    ),
  )
  const host = createFrameHost(port1)
  return {
    host,
    visitor,
    asked,
    drops,
    async logIn(email = 'alice@example.test') {
      const { action } = await host.connectEmail({ email })
      if (action === 'VERIFY_DEVICE') {
        await confirmDevice(sandbox, email)
        await host.connectDevice()
      }
      await host.connectOtp({ otp: (await newestMail(sandbox, email)).code ?? '' })
    },
    close() {
      responder.destroy()
      host.destroy()
      port1.close()
    },
  }
}

/** Address of the keeper, which only the page is told. */
async function readKeeper(page: Promise<Response>): Promise<string> {
  const [, config = ''] = /data-config="([^"]*)"/.exec(await (await page).text()) ?? []
  return (
    JSON.parse(config.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))) as {
      keeper: string
    }
  ).keeper
}

/** The worker's own code, in this thread. */
function startWorker(): StartedWorker {
  const { port1, port2 } = new MessageChannel()
  serveKeys({
    postMessage: (reply) => port2.postMessage(reply),
    addEventListener: (_type, listener) => {
      port2.onmessage = ({ data }) => listener({ data })
    },
  })
  return {
    postMessage: (request) => port1.postMessage(request),
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      if (type === 'message') port1.onmessage = ({ data }) => listener({ data })
    },
    terminate: () => port1.close(),
  }
}

function apiOf(visitor: FrameVisitor): Api {
  return {
    async call(path, body) {
      const reply = await visitor.call(path, body)
      if (reply.status !== 200) throw new Error(String(reply.body.message))
      return reply.body as never
    },
    cancel: () => {},
  }
}
