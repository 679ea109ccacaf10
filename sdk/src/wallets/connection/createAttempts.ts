import { connectAborted } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isSameLogin, type Login } from '../../foundation/logins/Login.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { AttemptRequest, ConnectedNamespaces } from './Connections.ts'

/** An attempt that a wallet has not answered yet, and the callers who wait for it. */
interface PendingAttempt {
  readonly connector: Connector
  readonly namespaces: readonly ChainNamespace[]
  readonly login: Login | undefined
  readonly answer: Promise<ConnectedNamespaces>
  readonly controller: AbortController
  waiting: number
  isSettled: boolean
}

type Start = (signal: AbortSignal) => Promise<ConnectedNamespaces>

/**
 * Lets equal calls share one attempt, so that five of them are one prompt. A caller that stops waiting leaves it to
 * the others; the last one ends it.
 *
 * @param isAsking whether the latest attempt has neither been answered nor cancelled
 */
export function createAttempts(
  isAsking: () => boolean,
): (request: AttemptRequest, start: Start) => Promise<ConnectedNamespaces> {
  let latest: PendingAttempt | undefined

  function begin({ connector, namespaces, login }: AttemptRequest, start: Start): PendingAttempt {
    const controller = new AbortController()
    const answer = start(controller.signal).finally(() => {
      attempt.isSettled = true
      if (latest === attempt) latest = undefined
    })
    const attempt: PendingAttempt = {
      connector,
      namespaces,
      login,
      controller,
      answer,
      waiting: 0,
      isSettled: false,
    }
    latest = attempt
    return attempt
  }

  async function wait(
    attempt: PendingAttempt,
    signal: AbortSignal | undefined,
  ): Promise<ConnectedNamespaces> {
    attempt.waiting += 1
    if (!signal) return attempt.answer
    const leaving = new AbortController()
    const leave = () => {
      // The outcome is in the state already: the caller must not learn of another one.
      if (attempt.isSettled || (latest === attempt && !isAsking())) return
      attempt.waiting -= 1
      leaving.abort(createError(connectAborted))
      if (attempt.waiting === 0) attempt.controller.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await raceSignal(attempt.answer, leaving.signal)
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return async (request, start) => {
    if (request.signal?.aborted) throw createError(connectAborted)
    const isSame = latest && isAsking() && !request.restart && !request.uri && isEqual(latest, request)
    return wait(isSame && latest ? latest : begin(request, start), request.signal)
  }
}

function isEqual(attempt: PendingAttempt, { connector, namespaces, login }: AttemptRequest): boolean {
  return (
    attempt.connector === connector &&
    isSameLogin(attempt.login, login) &&
    !attempt.controller.signal.aborted &&
    attempt.namespaces.length === namespaces.length &&
    namespaces.every((name) => attempt.namespaces.includes(name))
  )
}
