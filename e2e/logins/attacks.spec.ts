import type { Page } from '@playwright/test'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { expect, test } from '../support/tests/test.ts'

// Host pages that attack the frame in them. Messages of others to the host page: faults.spec.ts.

/** Sends a message to the frame as scripts of the host page can, and returns the types of what it answers. */
function post(page: Page, messages: readonly object[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const frame = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
    const answers: string[] = []
    const receive = ({ data, source }: MessageEvent) => {
      if (source === frame?.contentWindow) answers.push(JSON.stringify(data))
    }
    window.addEventListener('message', receive)
    for (const message of all) frame?.contentWindow?.postMessage(message, '*')
    // The last one has an answer: those before it had their turn.
    const id = crypto.randomUUID()
    frame?.contentWindow?.postMessage({ id, type: '@w3m-app/GET_CHAIN_ID' }, '*')
    while (!answers.some((answer) => answer.includes(id)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    window.removeEventListener('message', receive)
    return answers.filter((answer) => !answer.includes(id))
  }, messages)
}

const request = (address: string | undefined, id: string = crypto.randomUUID()) => ({
  id,
  type: '@w3m-app/RPC_REQUEST',
  payload: { method: 'personal_sign', params: ['0x68656c6c6f', address] },
})

async function logIn(page: Page, visit: (options: object) => Promise<void>, sandbox: never, email: string) {
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, email)
  return page.evaluate(() => window.kit?.getAddress())
}

test.describe('a host page that', () => {
  test.use({
    allowedConsoleErrors:
      /status of 403|Blocked a frame|SecurityError|Failed to execute|cross-origin|CORS|ERR_FAILED/,
  })

  // T10
  test('reads in the frame gets nothing: no storage, no document, no reply of the service', async ({
    page,
    visit,
    sandbox,
  }) => {
    await logIn(page, visit, sandbox as never, 'reads@example.test')
    const got = await page.evaluate(async (origin) => {
      const inner = document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow as Window
      const attempts = {
        document: () => inner.document.body.innerHTML,
        storage: () => inner.localStorage.length,
        database: () => (inner as unknown as { indexedDB: IDBFactory }).indexedDB.databases(),
        script: () => (inner as unknown as { eval(code: string): unknown }).eval('1'),
        name: () => inner.name,
        shares: async () =>
          (
            await fetch(`${origin}/secure/api/shares/list`, {
              method: 'POST',
              credentials: 'include',
              headers: { 'Content-Type': 'application/json' },
              body: '{}',
            })
          ).text(),
        // Without a preflight, as a form sends it: no reply is readable, and the service refuses the origin.
        simple: async () =>
          (
            await fetch(`${origin}/secure/api/export/start`, {
              method: 'POST',
              mode: 'no-cors',
              credentials: 'include',
              body: '{}',
            })
          ).type,
      }
      const results: Record<string, string> = {}
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          results[name] = `got ${await attempt()}`
        } catch (error) {
          results[name] = (error as Error).name
        }
      }
      const own = (await indexedDB.databases()).map(({ name }) => name)
      return { results, own }
    }, sandbox.origin)
    expect(got.results).toEqual({
      document: 'SecurityError',
      storage: 'SecurityError',
      database: 'SecurityError',
      script: 'SecurityError',
      name: 'SecurityError',
      shares: 'TypeError',
      simple: 'got opaque',
    })
    expect(got.own).not.toContain('wallet-kit-frame')
  })

  // T10
  test('repeats a request, asks for many at once, or forges an approval has none signed', async ({
    page,
    visit,
    sandbox,
  }) => {
    const address = await logIn(page, visit, sandbox as never, 'repeats@example.test')
    const id = crypto.randomUUID()
    const approve = logins(page).frame.getByRole('button', { name: 'Sign' })
    // The host page hides the frame and knows its messages; the approval is not among them.
    const answers = await post(page, [
      ...Array.from({ length: 200 }, () => request(address)),
      ...Array.from({ length: 20 }, () => request(address, id)),
      { id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x' },
      ...['APPROVE', 'SIGN', 'EXPORT', 'SHARES'].map((name) => ({
        id: crypto.randomUUID(),
        type: `@w3m-app/${name}`,
      })),
    ])
    expect(answers).toEqual([])
    // One is shown at a time, with the origin that asks.
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
      frame?.style.setProperty('display', 'block')
    })
    await expect(logins(page).frame.getByText('requests a signature')).toHaveCount(1)
    await expect(logins(page).frame.getByText(new URL(page.url()).origin)).toBeVisible()
    await expect(approve).toHaveCount(1)
    // It drops them all, in one message.
    const dropped = await post(page, [{ id: crypto.randomUUID(), type: '@w3m-app/RPC_ABORT' }])
    expect(dropped.filter((answer) => answer.includes('RPC_REQUEST_SUCCESS'))).toEqual([])
    await expect(approve).toHaveCount(0)
    // The wallet works on.
    const signing = page.evaluate(() => {
      const params = ['0x68656c6c6f', window.kit?.getAddress()]
      return window.kit?.getProvider('eip155')?.request({ method: 'personal_sign', params } as never)
    })
    await approve.click()
    expect(await signing).toMatch(/^0x[\da-f]{130}$/)
  })

  // T10, T18
  test('is framed by another, or opens the frame in a window, has no wallet there', async ({
    page,
    context,
    sandbox,
  }) => {
    const window = await context.newPage()
    await window.goto(`${sandbox.origin}/secure/sdk`)
    await expect(window.getByText('This page works only in the frame of an app')).toBeVisible()
    await page.goto('about:blank')
    await page.setContent(`<iframe src="${sandbox.origin}/secure/sdk"></iframe>`)
    await expect(page.frameLocator('iframe').locator('#frame')).toHaveCount(0)
  })
})
