import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { log } from '../../foundation/logs/log.ts'
import type { ModalContext } from '../navigation/ModalContext.ts'

/** A request that the visitor has declined is no failure. */
const declined: readonly string[] = ['USER_REJECTED', 'SIGNATURE_DECLINED', 'CONNECT_ABORTED']

/** Records changes of the stores in the log, so that most code has nothing to record. */
export function recordLogs(context: ModalContext): void {
  const { stores, lifetime } = context
  const { connection, events, modal, notices, signIn } = stores
  const record = (message: string, { code, message: reason, context: details, cause }: WalletKitError) =>
    log(context, declined.includes(code) ? 'info' : 'error', message, { code, reason, ...details, cause })

  const stops = [
    events.subscribe(({ data }) => log(context, 'info', 'Event', data)),
    connection.subscribe((present, previous) => {
      const { attempt } = present
      if (attempt !== previous.attempt) {
        log(context, 'trace', 'Attempt to connect', attempt)
        if (attempt.status === 'failed') record('Connecting failed', attempt.error)
      }
      if (present.namespaces === previous.namespaces) return
      const statuses = Object.entries(present.namespaces).map(([name, { status }]) => [name, status])
      log(context, 'debug', 'Connections', Object.fromEntries(statuses))
    }),
    modal.subscribe(({ open, view }, previous) => {
      if (open !== previous.open || view !== previous.view) log(context, 'debug', 'Modal', { open, view })
    }),
    notices.subscribe(({ alert, toast }, previous) => {
      if (alert && alert !== previous.alert) log(context, 'error', 'Alert', alert)
      if (toast && toast !== previous.toast) log(context, 'debug', 'Toast', toast)
    }),
    signIn.subscribe((present, previous) => {
      const { status, error } = present
      if (status !== previous.status) log(context, 'debug', 'Sign-in', { status })
      log(context, 'trace', 'Sign-in', present)
      if (error && error !== previous.error) record('Signing in failed', error)
    }),
  ]
  lifetime.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
    },
    { once: true },
  )
}
