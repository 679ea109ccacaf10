import {
  chainNotSupported,
  frameError,
  networkNotFound,
  notConnected,
  serviceReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { describe, expect, it } from 'vitest'
import { createError, type HostText } from './createError.ts'
import { redactContext } from './redactContext.ts'
import { WalletKitError } from './WalletKitError.ts'

describe('createError', () => {
  it('has code, number and message of the constant', () => {
    const error = createError(notConnected)
    expect(error).toBeInstanceOf(WalletKitError)
    expect(error).toMatchObject({ code: 'NOT_CONNECTED', number: 1209, message: 'No wallet is connected.' })
    expect(error.context).toEqual({})
    expect('cause' in error).toBe(false)
  })

  it('keeps cause and context', () => {
    const cause = new Error('why')
    const error = createError(chainNotSupported, { context: { caipNetworkId: 'eip155:1' }, cause })
    expect(error.cause).toBe(cause)
    expect(error.context).toEqual({ caipNetworkId: 'eip155:1' })
  })

  it('fills the placeholders of the message', () => {
    const context = { service: 'dataService', operation: 'getBalance' } as const
    expect(createError(serviceReplyInvalid, { context }).message).toBe(
      'The response of dataService to getBalance does not match its contract.',
    )
  })

  it('has another message where one is given', () => {
    const [code, number] = frameError
    expect(createError([code, number, 'Taken'])).toMatchObject({
      code: 'FRAME_ERROR',
      message: 'Taken',
    })
  })

  it('requires a value for each placeholder', () => {
    // @ts-expect-error without a context
    createError(networkNotFound)
    // @ts-expect-error without one of two
    createError(serviceReplyInvalid, { context: { service: 'dataService' } })
    expect(createError(networkNotFound, { context: { id: 7 } }).message).toBe('Network with ID 7 not found')
  })

  // T26
  it('accepts no text that may hold a secret, unless it is redacted', () => {
    const text: string = '0x'.padEnd(132, 'ab')
    const hex: `0x${string}` = '0x7'
    // @ts-expect-error of anyone
    createError(networkNotFound, { context: { id: text } })
    // @ts-expect-error a key or a signature
    createError(networkNotFound, { context: { id: hex } })
    // @ts-expect-error beside what is safe
    createError(notConnected, { context: { chain: 'eip155:1', text } })
    expect(createError(networkNotFound, { context: redactContext({ id: text }) })).toMatchObject({
      message: 'Network with ID [redacted] not found',
      context: { id: '[redacted]' },
    })
    expect(createError(networkNotFound, { context: { id: 'x' as HostText } }).context).toEqual({ id: 'x' })
  })
})
