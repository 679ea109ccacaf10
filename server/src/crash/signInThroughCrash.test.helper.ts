import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { createVisitor, type Reply, type Visitor } from '../testing/createVisitor.test.helper.ts'

type Handle = (request: Request) => Promise<Response>

export interface SignInThroughCrashParameters {
  /** Two servers behind one address. */
  readonly servers: readonly [Handle, Handle]
  /** Kills the database, or what holds it. */
  readonly kill: () => void
  /** Starts it again; resolves when it accepts requests. */
  readonly restart: () => Promise<void>
}

/** Few in `npm run long`; 200 in `npm run crash`. */
const visitorCount = Number(process.env.SIGN_INS ?? 24)
/** Confirmed sign-ins before the crash. */
const killAfter = Math.floor(visitorCount / 3)

interface Submission {
  readonly visitor: Visitor
  readonly signed: { readonly message: string; readonly signature: string }
  /** Cookies of each browser whose sign-in was confirmed. */
  readonly confirmed: ReadonlyMap<string, string>[]
}

/**
 * Many visitors sign in at the same time, each submitting every signed message to both servers at once, while the database
 * is killed and started again. Fails when a confirmed session is lost, or a message was accepted twice.
 */
export async function signInThroughCrash({ servers, kill, restart }: SignInThroughCrashParameters) {
  const submissions: Submission[] = []
  let confirmedCount = 0
  let submittedAtCrash = 0
  let afterCrash = 0
  let restarted: Promise<void> | undefined

  let turn = 0
  // As a load balancer does: consecutive requests go to different servers.
  const balanced: Handle = (request) => {
    turn += 1
    return servers[turn % 2 === 0 ? 0 : 1](request)
  }

  const isFailure = ({ status }: Reply) => status >= 500
  /** A connection that breaks is a failure of the server, as for a browser. */
  const failure: Reply = { status: 599, headers: new Headers(), text: '', body: undefined }
  const attempt = (reply: Promise<Reply>) => reply.catch(() => failure)

  async function submitToBoth(submission: Submission, csrfToken: string): Promise<void> {
    const { visitor, signed, confirmed } = submission
    await Promise.all(
      servers.map(async (handle) => {
        const browser = createVisitor({ handle, cookies: visitor.cookies })
        const reply = await attempt(browser.submit({ ...signed, csrfToken }))
        if (reply.status === 200) confirmed.push(browser.cookies)
      }),
    )
  }

  /** One attempt of a visitor; true when it was confirmed. */
  async function trySigningIn(): Promise<boolean> {
    const account = privateKeyToAccount(generatePrivateKey())
    const visitor = createVisitor({ handle: balanced })
    const created = await attempt(visitor.post('/nonce'))
    const csrf = await attempt(visitor.get('/csrf'))
    if (isFailure(created) || isFailure(csrf)) return false
    const { nonce } = created.body as { nonce: string }
    const { csrfToken } = csrf.body as { csrfToken: string }
    const signed = await visitor.sign({ account, fields: { nonce } })
    const submission: Submission = { visitor, signed, confirmed: [] }
    submissions.push(submission)
    await submitToBoth(submission, csrfToken)
    if (submission.confirmed.length === 0) return false
    confirmedCount += 1
    if (restarted) afterCrash += 1
    if (confirmedCount === killAfter) {
      submittedAtCrash = submissions.length - confirmedCount
      kill()
      restarted = restart()
    }
    return true
  }

  async function visit(): Promise<void> {
    // Beyond one crash, each failure would be another fault.
    for (let tries = 0; tries < 20; tries += 1) {
      if (await trySigningIn()) return
      await restarted
    }
    throw new Error('a visitor could not sign in after the restart')
  }

  await Promise.all(Array.from({ length: visitorCount }, visit))
  await restarted

  expect(confirmedCount).toBe(visitorCount)
  expect(afterCrash).toBeGreaterThan(0)
  // A driver may wait for the database and repeat unsent requests, so that no request fails.
  expect(submittedAtCrash).toBeGreaterThan(0)
  const acceptedTwice = () => submissions.filter(({ confirmed }) => confirmed.length > 1).length
  expect(acceptedTwice()).toBe(0)

  for (const { confirmed } of submissions) {
    for (const cookies of confirmed) {
      for (const handle of servers) {
        const reply = await createVisitor({ handle, cookies }).get('/session')
        expect([reply.status, reply.body]).toEqual([
          200,
          expect.objectContaining({ address: expect.any(String) }),
        ])
      }
    }
  }

  // A message whose reply was lost may still be valid, once; one that was confirmed never is.
  for (const submission of submissions) await submitToBoth(submission, await submission.visitor.csrfToken())
  for (const submission of submissions) await submitToBoth(submission, await submission.visitor.csrfToken())
  expect(acceptedTwice()).toBe(0)
}
