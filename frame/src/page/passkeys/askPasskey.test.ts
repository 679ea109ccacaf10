import { expect, test, vi } from 'vitest'
import type { Approval } from '../approval/Approval.ts'
import type { Approvals } from '../approval/createApprovals.ts'
import { en } from '../texts/en.ts'
import { PasskeyNotUsedError } from './askAuthenticator.ts'
import { askPasskey } from './askPasskey.ts'

const hostOrigin = 'https://app.example'
const readTexts = async () => en

/** Approvals whose user presses at once. */
function createApprovals() {
  const shown: Approval[] = []
  const ask: Approvals['ask'] = async (approval, send) => {
    shown.push(await approval)
    return send()
  }
  return { shown, ask }
}

test('asks on the frame’s own screen, which names the app, and logs in after the press', async () => {
  const approvals = createApprovals()
  const use = vi.fn(async () => {})
  await askPasskey({ approvals, logins: { preparePasskey: async () => use }, hostOrigin, readTexts })
  expect(approvals.shown).toEqual([
    expect.objectContaining({ title: 'Log in with your passkey', asksFor: 'a login', hostOrigin }),
  ])
  expect(use).toHaveBeenCalledOnce()
})

test('asks again, with a new challenge, when no passkey was used', async () => {
  const approvals = createApprovals()
  const use = vi.fn(async () => {}).mockRejectedValueOnce(new PasskeyNotUsedError())
  const preparePasskey = vi.fn(async () => use)
  await askPasskey({ approvals, logins: { preparePasskey }, hostOrigin, readTexts })
  expect(preparePasskey).toHaveBeenCalledTimes(2)
  expect(approvals.shown.map(({ note }) => note)).toEqual([
    'It logs you in to your wallet. It never leaves your device.',
    'The passkey was not used. Try again.',
  ])
})

test('ends with other errors, and where nothing can be asked', async () => {
  const approvals = createApprovals()
  const refusal = new Error('The passkey was not accepted. Try again.')
  const use = async () => {
    throw refusal
  }
  await expect(
    askPasskey({ approvals, logins: { preparePasskey: async () => use }, hostOrigin, readTexts }),
  ).rejects.toBe(refusal)
  const preparePasskey = async () => {
    throw new Error('Logging in with a passkey is not available here.')
  }
  await expect(askPasskey({ approvals, logins: { preparePasskey }, hostOrigin, readTexts })).rejects.toThrow(
    'not available',
  )
  expect(approvals.shown).toHaveLength(1)
})
