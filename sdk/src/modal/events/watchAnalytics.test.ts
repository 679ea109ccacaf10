// @vitest-environment happy-dom
import { sendEventBodySchema } from '@wallet-kit/clients/analytics/validators'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { createTestKit, settle } from '../../test/testPage.test.helper.ts'
import { trackEvent } from './trackEvent.ts'

const services = {
  walletDirectory: 'http://localhost:3000/directory',
  dataService: false,
  auth: false,
  relay: false,
  analytics: 'http://localhost:3000/analytics',
} as const

interface PageParameters {
  /** Reply of the wallet directory. */
  readonly leave?: () => Response
  readonly navigator?: Readonly<Record<string, unknown>>
  readonly options?: Partial<CreateAppKitOptions>
}

const event = { type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } } as const
const agrees = () => Response.json({ isAnalyticsEnabled: true })
const clicked = { userActivation: { hasBeenActive: true } }

/** A kit that the visitor opens, with an event afterwards. */
async function openKit({ leave = agrees, navigator: values = clicked, options = {} }: PageParameters = {}) {
  const received: unknown[] = []
  let leaveRequests = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.url.startsWith(`${services.walletDirectory}/getAnalyticsConfig`)) {
      leaveRequests += 1
      return leave()
    }
    if (!request.url.startsWith(`${services.analytics}/e`)) throw new TypeError('No such service')
    received.push(await request.json())
    return new Response(null, { status: 202 })
  })
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  const kit = createTestKit({ services, ...options })
  const told: string[] = []
  kit.subscribeEvents(({ data }) => told.push(data.event))
  await kit.open()
  trackEvent(kit, event)
  // The host app's subscribers receive every event, whatever the network does.
  expect(told).toEqual(['MODAL_OPEN', 'CLICK_TRANSACTIONS'])
  await settle()
  return { kit, received, leaveRequests: () => leaveRequests }
}

// T26
it('events are sent with the leave of the directory, which is asked once', async () => {
  const { received, leaveRequests } = await openKit()
  await vi.waitFor(() => expect(received).toHaveLength(2))
  for (const body of received) expect(sendEventBodySchema.parse(body)).toEqual(body)
  expect(received).toMatchObject([{ props: { event: 'MODAL_OPEN' } }, { props: event }])
  expect(leaveRequests()).toBe(1)
})

// T26
it.each<[string, () => Response]>([
  ['refuses', () => Response.json({ isAnalyticsEnabled: false })],
  ['answers something else', () => Response.json({ isAnalyticsEnabled: 'yes' })],
  ['answers without the field', () => Response.json({})],
  ['answers HTML', () => new Response('<p>true</p>', { headers: { 'Content-Type': 'text/html' } })],
  ['is down', () => new Response(null, { status: 503 })],
])('nothing is sent while the directory %s', async (_, leave) => {
  const { kit, received, leaveRequests } = await openKit({ leave })
  await vi.waitFor(() => expect(leaveRequests()).toBeGreaterThan(0))
  await settle()
  trackEvent(kit, event)
  await settle()
  expect(received).toEqual([])
})

// T26, T27
it.each<[string, PageParameters]>([
  ['under Global Privacy Control', { navigator: { ...clicked, globalPrivacyControl: true } }],
  ['before the visitor has clicked', { navigator: { userActivation: { hasBeenActive: false } } }],
  ['where the browser does not know about clicks', { navigator: {} }],
  ['where the host app has switched it off', { options: { features: { analytics: false } } }],
  ['without a service', { options: { services: { ...services, analytics: false } } }],
  ['without a directory to ask', { options: { services: { ...services, walletDirectory: false } } }],
])('nothing is sent, and no leave is requested, %s', async (_, parameters) => {
  const { received, leaveRequests } = await openKit(parameters)
  expect(leaveRequests()).toBe(0)
  expect(received).toEqual([])
})
