import type { Login } from '@wallet-kit/sdk'
import { connect, goBack, logIn } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useKit } from '../../kit/provider/useKit.ts'
import { usePatience } from '../../parts/usePatience.ts'
import { type ShownAttempt, useAttempt } from '../connect/connecting/useAttempt.ts'

/** Time limit for the code that logs in, before its view says that nothing has begun, in ms. */
const beginLimit = 5_000

export interface LoginAttempt extends ShownAttempt {
  /** Begins anew while the service still waits for the visitor: sends another e-mail, or creates another code. */
  restart(): void
}

/** The attempt to log in. What it was about stays while its view fades out. */
export function useLoginAttempt(connectorId: string | undefined): LoginAttempt {
  const kit = useKit()
  const attempt = useAttempt(connectorId)
  const [last, setLast] = useState<Login>()
  if (attempt.login && attempt.login !== last) setLast(attempt.login)
  const login = attempt.login ?? last
  // The view may be there before the code that asks.
  const isOverdue = usePatience(attempt.status === 'idle', login, beginLimit)
  const status = attempt.status === 'idle' && !isOverdue ? 'waiting' : attempt.status
  return {
    ...attempt,
    status,
    login,
    retry() {
      // Nothing is known of it: the visitor chooses again.
      if (!login) return goBack(kit)
      logIn(kit, login.type === 'email' ? { email: login.email } : { provider: login.provider })
    },
    restart() {
      // A failure is in the attempt.
      if (connectorId && login) connect(kit, { connectorId, login, restart: true }).catch(() => {})
    },
  }
}
