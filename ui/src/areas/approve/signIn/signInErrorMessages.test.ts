import type { ErrorCode } from '@wallet-kit/sdk/errors'
import { expect, it, vi } from 'vitest'
import type { FormatMessage } from '../../../foundation/messages/MessageSet.ts'
import { signInMessages } from '../messages/signIn.ts'
import { signInErrorMessages } from './signInErrorMessages.ts'

const message = ((key: keyof typeof signInMessages.english) => signInMessages.english[key]) as FormatMessage<
  typeof signInMessages.english
>

it.each<[ErrorCode, string | undefined, string, RegExp]>([
  ['SIGNATURE_DECLINED', undefined, 'Signature declined', /Nothing was signed/],
  ['SIGNATURE_INVALID', 'wrong-signature', 'The signature was not accepted', /connected account/],
  ['SIGNATURE_INVALID', 'not-yet-valid', 'Your clock is wrong', /date and time/],
  ['SIGN_IN_TIME_INVALID', undefined, 'Your clock is wrong', /date and time/],
  [
    'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED',
    undefined,
    'This application might not support Smart Accounts',
    /is a contract.*Switch to an account with a key/,
  ],
  ['SIGN_IN_SERVER_UNREACHABLE', undefined, 'The sign-in server is unavailable', /connection/],
  ['SIGN_IN_MESSAGE_MISMATCH', undefined, 'The sign-in request was not safe to sign', /blocked/],
  ['RPC_FAILED', undefined, 'Sign-in failed', /Try again/],
])('%s (%s) is shown as: %s', (code, refusal, title, text) => {
  const shown = signInErrorMessages({ code, context: { refusal } }, message, false)
  expect(shown).toEqual({ title, text: expect.stringMatching(text) })
})

it.each<[ErrorCode, Readonly<Record<string, string>>]>([
  ['SIGN_IN_MESSAGE_MALFORMED', { part: 'nonce' }],
  ['SIGN_IN_MESSAGE_MISMATCH', { field: 'nonce' }],
])('%s names what is wrong with a message: %j', (code, context) => {
  for (const isUnavailable of [true, false]) {
    const format = vi.fn((key: string, values?: object) => `${key} ${JSON.stringify(values)}`)
    const shown = signInErrorMessages({ code, context }, format as never, isUnavailable)
    expect(shown.text).toBe('malformed.text {"part":"nonce"}')
  }
})

it.each(['account', 'domain', 'scheme', 'uri'])(
  'a message of another %s is of another site or account',
  (field) => {
    expect(
      signInErrorMessages({ code: 'SIGN_IN_MESSAGE_MISMATCH', context: { field } }, message, false).text,
    ).toMatch(/another site or account/)
  },
)

// F32
it('a service that is down has the text of the specification, a message that is unsafe its own', () => {
  const of = (code: ErrorCode) => signInErrorMessages({ code, context: {} }, message, true).title
  expect(of('SIGN_IN_FAILED')).toBe('A problem occurred while trying initialize authentication')
  expect(of('SIGN_IN_SERVER_UNREACHABLE')).toBe('A problem occurred while trying initialize authentication')
  expect(of('SIGN_IN_MESSAGE_MISMATCH')).toBe('The sign-in request was not safe to sign')
})
