import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type FramePage, openFramePage } from '../testSupport/framePage.ts'
import { confirmDevice, newestCode } from '../testSupport/frameVisitor.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const email = 'alice@example.test'
const sandbox = useSandbox({ origins: [hostOrigin] })
afterEach(() => void vi.restoreAllMocks())

async function openPage(): Promise<FramePage> {
  const page = await openFramePage(sandbox, hostOrigin)
  onTestFinished(() => page.close())
  return page
}

const addressIn = async ({ host }: FramePage) => (await host.getUser({ chainId: 1 })).address

/** Breaks off requests of the page to the keeper. */
function breakOff(method: string, path: RegExp) {
  const { fetch } = globalThis
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    if (init?.method === method && path.test(new URL(url).pathname)) throw new TypeError('broken off')
    return fetch(input, init)
  })
}

test.each([
  ['before the keeper has read', 'GET', /^\/shares$/],
  ['before the keeper has its share', 'PUT', /^\/shares\//],
  ['before the keeper has confirmed it', 'POST', /\/commit$/],
])(
  'a first login that is broken off %s is not connected, and goes on with the next',
  async (_, method, path) => {
    const page = await openPage()
    const broken = breakOff(method, path)
    await expect(page.logIn(email)).rejects.toThrow('The keeper of your key does not respond. Try again.')
    broken.mockRestore()
    await page.logIn(email)
    expect(await page.host.isConnected()).toEqual({ isConnected: true })
    const address = await addressIn(page)
    const other = await openPage()
    await other.logIn(email)
    expect(await addressIn(other)).toBe(address)
  },
)

test('a keeper that has lost its shares gets no other key', async () => {
  const page = await openPage()
  await page.logIn(email)
  const { fetch } = globalThis
  const changes: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : `${input}`)
    if (pathname === '/shares') return Response.json({ shares: [] })
    if (pathname.endsWith('/shares/put')) changes.push(pathname)
    return fetch(input, init)
  })
  const other = await openPage()
  await expect(other.logIn(email)).rejects.toThrow('Your key could not be put together. Try again later.')
  expect(changes).toEqual([])
  const params = ['0x12', await addressIn(page)]
  expect(await page.host.rpcRequest({ method: 'personal_sign', params } as never)).toMatch(/^0x/)
})

test('two browsers that log in for the first time at once have one account', async () => {
  const pages = await Promise.all([openPage(), openPage()])
  const codes: string[] = []
  for (const { host } of pages) {
    await host.connectEmail({ email })
    await confirmDevice(sandbox, email)
    await host.connectDevice()
    codes.push(await newestCode(sandbox, email))
  }
  await Promise.all(pages.map(({ host }, index) => host.connectOtp({ otp: codes[index] ?? '' })))
  const [one, other] = await Promise.all(pages.map(addressIn))
  expect(one).toBe(other)
})

test('a browser whose share fits nothing any more says so, and a login registers it again', async () => {
  const page = await openPage()
  await page.logIn(email)
  const address = await addressIn(page)
  const { shares } = (await page.visitor.call('/shares/list')).body as {
    readonly shares: readonly { readonly setId: string }[]
  }
  const other = await openPage()
  await other.logIn(email)
  // As another browser does that removes this one.
  for (const { setId } of shares) await other.visitor.call('/shares/delete', { setId })
  const signing = page.host.rpcRequest({ method: 'personal_sign', params: ['0x12', address] })
  await expect(signing).rejects.toThrow('This browser has no part of your key any more.')
  expect(await page.host.isConnected()).toEqual({ isConnected: false })
  await page.host.signOut()
  await expect(page.logIn(email)).rejects.toThrow('Log in again to register it.')
  await page.logIn(email)
  expect(await addressIn(page)).toBe(address)
})
