import { isKeyErrorCode, KeyError } from '../KeyError.ts'
import type { KeyOperation, KeyOperations, Signature, SignPayload } from './KeyRequest.ts'
import type { NumberedReply, NumberedRequest } from './serveKeys.ts'

type Takes<Name extends KeyOperation> = KeyOperations[Name]['takes']
type Returns<Name extends KeyOperation> = Promise<KeyOperations[Name]['returns']>

/** The page's end of the worker of keys. Every method throws `KeyError`. Shares that are passed are copied. */
export interface KeyWorker {
  /** Makes a key from 32 bytes of randomness. The key itself never leaves the worker. */
  create(): Returns<'create'>
  /** Takes a BIP-39 phrase of 12 to 24 English words, without a passphrase. @throws KeyError `MNEMONIC_INVALID` */
  import(parameters: Takes<'import'>): Returns<'import'>
  addresses(parameters: Takes<'addresses'>): Returns<'addresses'>
  /**
   * Joins two shares for one signature.
   *
   * @throws KeyError `KEY_WRONG` unless the account has `address`, of the payload's family
   * @throws KeyError `SHARES_MISMATCH`, `SIGNING_FAILED`
   */
  sign<const Payload extends SignPayload>(
    parameters: Omit<Takes<'sign'>, 'payload'> & { readonly payload: Payload },
  ): Promise<Signature<Payload>>
  /** Splits the key again: a set for another device, or a new generation of the set in `into`. */
  split(parameters: Takes<'split'>): Returns<'split'>
  /** The BIP-39 phrase of 24 words: the only method that returns a secret. */
  export(parameters: Takes<'export'>): Returns<'export'>
  /** Ends the worker. A request after that starts another. */
  end(): void
}

/** A dedicated `Worker`, or anything that behaves as one. */
export interface StartedWorker {
  postMessage(request: NumberedRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

export interface CreateKeyWorkerParameters {
  /** Starts `worker.ts`; the page has its address, and the policy for Trusted Types that admits it. */
  readonly start: () => StartedWorker
  /** Milliseconds until a request without a reply is given up, and the worker ended with all it was asked; 20 seconds by default. */
  readonly limit?: number | undefined
}

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: KeyError) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/** Starts the worker with its first request, and again after it ended. */
export function createKeyWorker({ start, limit = 20_000 }: CreateKeyWorkerParameters): KeyWorker {
  const pending = new Map<number, Pending>()
  let worker: StartedWorker | undefined
  let lastId = 0

  function endAll(ended: StartedWorker | undefined, error: KeyError): void {
    if (!ended || ended !== worker) return
    worker = undefined
    ended.terminate()
    const given = [...pending.values()]
    pending.clear()
    for (const { reject, timer } of given) {
      clearTimeout(timer)
      reject(error)
    }
  }

  function running(): StartedWorker {
    if (worker) return worker
    const started = start()
    worker = started
    started.addEventListener('message', ({ data }) => {
      if (started === worker) settle((data ?? {}) as NumberedReply)
    })
    started.addEventListener('error', () => endAll(started, new KeyError('WORKER_ENDED')))
    started.addEventListener('messageerror', () => endAll(started, new KeyError('WORKER_ENDED')))
    return started
  }

  function settle(reply: NumberedReply): void {
    const asked = pending.get(reply.id)
    if (!asked) return
    pending.delete(reply.id)
    clearTimeout(asked.timer)
    if ('error' in reply) asked.reject(toError(reply.error))
    else asked.resolve(reply.result as never)
  }

  function ask<Name extends KeyOperation>(operation: Name, takes: Takes<Name>): Returns<Name> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const current = running()
      const timer = setTimeout(() => endAll(current, new KeyError('WORKER_SILENT')), limit)
      pending.set(id, { resolve, reject, timer })
      try {
        current.postMessage({ id, request: { operation, ...takes } })
      } catch {
        // Typed data with a function in it, for example: nothing that can be cloned.
        pending.delete(id)
        clearTimeout(timer)
        reject(new KeyError('REQUEST_MALFORMED'))
      }
    })
  }

  return {
    create: () => ask('create', {}),
    import: (parameters) => ask('import', parameters),
    addresses: (parameters) => ask('addresses', parameters),
    sign: (parameters) => ask('sign', parameters) as Promise<never>,
    split: (parameters) => ask('split', parameters),
    export: (parameters) => ask('export', parameters),
    end: () => endAll(worker, new KeyError('WORKER_ENDED')),
  }
}

/** Error of the worker as one of the page. Its text has been written by the worker itself, with the field's name. */
function toError(reply: unknown): KeyError {
  const { code, message } = (reply ?? {}) as Readonly<Record<string, unknown>>
  const error = new KeyError(isKeyErrorCode(code) ? code : 'WORKER_ENDED')
  if (typeof message === 'string') error.message = message
  return error
}
