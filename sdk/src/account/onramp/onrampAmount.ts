import { compareDecimals } from '../../foundation/format/decimals.ts'
import type { PaymentCurrency, PaymentLimit } from './OnrampOptions.ts'

/** State of an amount of money to pay. */
export type OnrampAmountState = 'empty' | 'invalid' | 'tooLittle' | 'tooMuch' | 'valid'

/**
 * Whether an amount can be paid: plain digits with at most two behind the dot, within the limits of one of the payment
 * methods. Without methods, any positive amount can.
 *
 * @example
 * checkOnrampAmount('5', { id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }) // 'tooLittle'
 */
export function checkOnrampAmount(amount: string, currency: PaymentCurrency): OnrampAmountState {
  if (amount.trim() === '') return 'empty'
  if (!/^\d{1,12}(?:\.\d{0,2})?$/.test(amount) || /^[0.]*$/.test(amount)) return 'invalid'
  const { limits } = currency
  if (limits.length === 0 || findLimit(amount, currency)) return 'valid'
  return limits.some(({ min }) => compareDecimals(amount, min) >= 0) ? 'tooMuch' : 'tooLittle'
}

/** The first payment method that takes an amount. */
export function findLimit(amount: string, { limits }: PaymentCurrency): PaymentLimit | undefined {
  return limits.find(({ min, max }) => compareDecimals(amount, min) >= 0 && compareDecimals(amount, max) <= 0)
}
