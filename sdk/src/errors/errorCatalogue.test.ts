import { errorCatalogue } from '@wallet-kit/clients/errors/catalogue'
import { describe, expect, it } from 'vitest'
import { createEarlyError } from './createEarlyError.ts'
import { createLateError } from './createLateError.ts'
import type { EarlyErrorCode, LateErrorCode } from './ErrorCode.ts'
import { earlyErrors } from './earlyErrors.ts'
import { isWalletKitError } from './isWalletKitError.ts'
import { lateErrors } from './lateErrors.ts'

describe('the errors of the sdk', () => {
  it.each(Object.entries({ ...earlyErrors, ...lateErrors }))('%s is as in the catalogue', (code, entry) => {
    const { number, message } = errorCatalogue[code as keyof typeof errorCatalogue]
    expect(entry).toEqual([number, message])
  })

  it('link to the page that the catalogue names', () => {
    for (const code of Object.keys(earlyErrors) as EarlyErrorCode[]) {
      expect(createEarlyError(code).docsUrl).toBe(errorCatalogue[code].docs)
    }
    for (const code of Object.keys(lateErrors) as LateErrorCode[]) {
      expect(createLateError(code).docsUrl).toBe(errorCatalogue[code].docs)
    }
  })

  it('fill the holes of their texts', () => {
    const cause = new Error('inner')
    const error = createEarlyError('ADAPTER_NOT_FOUND', { context: { namespace: 'solana' }, cause })
    expect(error).toMatchObject({
      name: 'WalletKitError',
      message: "Adapter for namespace solana doesn't exist",
      code: 'ADAPTER_NOT_FOUND',
      number: 1101,
      context: { namespace: 'solana' },
      cause,
    })
  })

  it('are told apart by code', () => {
    const error: unknown = createLateError('USER_REJECTED')
    expect(isWalletKitError(error)).toBe(true)
    expect(isWalletKitError(error, 'USER_REJECTED')).toBe(true)
    expect(isWalletKitError(error, 'DESTROYED')).toBe(false)
    expect(isWalletKitError(new Error('USER_REJECTED'))).toBe(false)
  })
})
