import type { Login } from '../../foundation/logins/Login.ts'
import type { TrackEvent } from '../../foundation/query/TrackEvent.ts'
import type { ConnectAttempt } from '../../wallets/connection/ConnectionState.ts'

type Asking = Extract<ConnectAttempt, { status: 'asking' }>

export interface LoginChange {
  readonly now: ConnectAttempt
  readonly before: ConnectAttempt
  /** Whether the visitor was connected with the change. */
  readonly isDone: boolean
}

/** Reports the progress of a login, from the states of its attempt. */
export function trackLogin(track: TrackEvent, { now, before, isDone }: LoginChange): void {
  const login = loginOf(now) ?? loginOf(before)
  if (!login) return
  const was = before.status === 'asking' ? before : undefined
  if (now.status === 'asking') trackStep(track, login, now, was?.number === now.number ? was : undefined)
  else if (was) {
    const isFailed = now.status === 'failed' && now.error.code !== 'USER_REJECTED'
    trackEnd(track, login, isFailed ? 'failed' : isDone ? 'done' : 'left')
  }
}

function loginOf(attempt: ConnectAttempt): Login | undefined {
  return attempt.status === 'idle' ? undefined : attempt.login
}

function trackStep(track: TrackEvent, login: Login, { step }: Asking, before: Asking | undefined): void {
  if (login.type === 'social') {
    const properties = { provider: login.provider }
    if (!before) track({ type: 'track', event: 'SOCIAL_LOGIN_STARTED', properties })
    const isReturned = ({ step }: Asking) => step.type === 'window' && step.status === 'returned'
    if (step.type === 'window' && step.status === 'returned' && !(before && isReturned(before)))
      track({ type: 'track', event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties })
    return
  }
  if (!before) track({ type: 'track', event: 'EMAIL_SUBMITTED' })
  if (step.type !== 'code' || step === before?.step) return
  if (before?.step.type === 'device') track({ type: 'track', event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  track({ type: 'track', event: 'EMAIL_VERIFICATION_CODE_SENT' })
}

function trackEnd(track: TrackEvent, login: Login, end: 'done' | 'failed' | 'left'): void {
  if (login.type === 'social') {
    const event = {
      done: 'SOCIAL_LOGIN_SUCCESS',
      failed: 'SOCIAL_LOGIN_ERROR',
      left: 'SOCIAL_LOGIN_CANCELED',
    } as const
    track({ type: 'track', event: event[end], properties: { provider: login.provider } })
  } else if (end === 'done') track({ type: 'track', event: 'EMAIL_VERIFICATION_CODE_PASS' })
}
