import type { SignInStatus, Toast } from '@wallet-kit/sdk'
import { describe, expect, it } from 'vitest'
import { type ToastStores, toastIsOver } from './toastIsOver.ts'

interface Situation {
  readonly status?: SignInStatus
  readonly isSwitching?: boolean
  readonly isConnected?: boolean
}

function storesIn({ status = 'needed', isSwitching = false, isConnected = true }: Situation): ToastStores {
  const stores = {
    signIn: { status },
    networks: { switching: isSwitching ? 'eip155:1' : undefined },
    connection: { namespaces: { eip155: { status: isConnected ? 'connected' : 'disconnected' } } },
  }
  const readable = Object.entries(stores).map(([name, state]) => [name, { getState: () => state }])
  return Object.fromEntries(readable) as ToastStores
}

const isOver = (key: Toast['key'], situation: Situation = {}, view?: string) =>
  toastIsOver({ id: 1, ...(key && { key }), variant: 'error', autoClose: true }, storesIn(situation), view)

describe('a toast about a signature', () => {
  it.each(['signatureDeclined', 'authenticationFailed', 'smartAccountUnsupported'] as const)(
    '%s is over when the visitor signs again, and when they are signed in',
    (key) => {
      expect(isOver(key, { status: 'needed' })).toBe(false)
      expect(isOver(key, { status: 'signing' })).toBe(true)
      expect(isOver(key, { status: 'authenticated' })).toBe(true)
    },
  )

  it('is not shown beside the view that says so itself', () => {
    expect(isOver('signatureDeclined', {}, 'SIWXSignMessage')).toBe(true)
    expect(isOver('signatureDeclined', {}, 'Account')).toBe(false)
    expect(isOver('smartAccountUnsupported', {}, 'SIWXSignMessage')).toBe(false)
  })
})

it('a declined switch of the network is over with the next one', () => {
  expect(isOver('networkSwitchDeclined')).toBe(false)
  expect(isOver('networkSwitchDeclined', { isSwitching: true })).toBe(true)
})

it('a balance that failed is over with the connection', () => {
  expect(isOver('balanceUnavailable')).toBe(false)
  expect(isOver('balanceUnavailable', { isConnected: false })).toBe(true)
})

it('other toasts stay for their time', () => {
  expect(isOver('transactionStarted', { status: 'signing', isSwitching: true, isConnected: false })).toBe(
    false,
  )
  expect(isOver(undefined, { status: 'signing', isSwitching: true, isConnected: false })).toBe(false)
})
