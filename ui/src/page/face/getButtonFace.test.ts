import { describe, expect, it } from 'vitest'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import { getAccountText } from './getAccountText.ts'
import { getButtonFace } from './getButtonFace.ts'

const connect = { kind: 'connect', labels: enButtons, status: 'disconnected' } as const

describe('a button that connects', () => {
  it.each([
    [{}, enButtons.connect, false],
    [{ label: 'Log in' }, 'Log in', false],
    [{ status: 'reconnecting' }, enButtons.connect, true],
    [{ status: 'connecting' }, enButtons.connecting, true],
    [{ status: 'connecting', loadingLabel: 'Wait' }, 'Wait', true],
    [{ loading: true, press: 'failed' }, enButtons.connecting, true],
    [{ press: 'loading' }, enButtons.connect, true],
    [{ press: 'failed', label: 'Log in' }, enButtons.retry, false],
  ] as const)('with %o has the text "%s"', (state, text, busy) => {
    expect(getButtonFace({ ...connect, ...state })).toMatchObject({ text, busy, testId: 'connect-button' })
  })
})

it('is named for its namespace', () => {
  const face = getButtonFace({ ...connect, kind: 'account', namespace: 'solana' })
  expect(face.testId).toBe('account-button-solana')
})

const account = {
  properties: {},
  labels: { unsupported: 'Switch Network' },
  address: '0x0123456789abcdef0123456789abcdef01234567',
  name: undefined,
  balance: '1 ETH',
  isUnsupported: false,
}

describe('the texts of an account', () => {
  it.each([
    [{}, '0x01…234567', '1 ETH'],
    [{ properties: { charsStart: 6, charsEnd: 4, balance: 'hide' } }, '0x0123…4567', undefined],
    [{ name: 'a.eth', isUnsupported: true }, 'a.eth', 'Switch Network'],
    [{ isUnsupported: true, properties: { balance: 'hide' } }, '0x01…234567', 'Switch Network'],
  ] as const)('with %o are "%s" and "%s"', (state, text, note) => {
    expect(getAccountText({ ...account, ...state })).toEqual({ text, note })
  })
})
