import { KeyError, type KeyErrorCode } from '../KeyError.ts'
import { readRequest } from './readRequest.ts'
import { runKeyRequest } from './runKeyRequest.ts'

/** A request of the page, numbered so that its reply is told from others. */
export interface NumberedRequest {
  readonly id: number
  readonly request: unknown
}

export type NumberedReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly code: KeyErrorCode; readonly message: string } }

/** The worker's own end of its channel: `self` of a dedicated worker. */
export interface WorkerScope {
  postMessage(reply: NumberedReply): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** Answers the requests of the page that started the worker; nobody else has its channel. */
export function serveKeys(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data }) => {
    if (!isNumbered(data)) return
    const { id, request } = data
    answer(request).then(
      (result) => scope.postMessage({ id, result }),
      (error: unknown) => scope.postMessage({ id, error: toReply(error) }),
    )
  })
}

const answer = async (request: unknown) => runKeyRequest(readRequest(request))

const isNumbered = (data: unknown): data is NumberedRequest =>
  typeof data === 'object' && data !== null && Number.isSafeInteger((data as { id?: unknown }).id)

/** Text of unforeseen errors stays here, because it may quote a secret. */
function toReply(error: unknown) {
  const known = error instanceof KeyError ? error : new KeyError('SIGNING_FAILED')
  return { code: known.code, message: known.message }
}
