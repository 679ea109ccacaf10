import type { CallbackOrigin, WebhookOrigin } from '../../model/incomingOperation.ts'
import type { Operation } from '../../model/operation.ts'

/** An operation whose identifiers are not given out yet. */
export interface OperationDraft extends Omit<Operation, 'name' | 'pascalName' | 'id' | 'group'> {
  readonly id: string | undefined
}

/** A webhook or callback whose identifiers are not given out yet. */
export interface IncomingDraft {
  readonly operation: OperationDraft
  readonly origin: WebhookOrigin | Omit<CallbackOrigin, 'causedBy'>
  /** The operations that cause a callback. */
  readonly causedBy: OperationDraft[]
}
