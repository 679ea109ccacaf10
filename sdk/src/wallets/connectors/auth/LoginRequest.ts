import type { Notices } from '../../../foundation/notices/createNotices.ts'
import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'

/** Input of a way of logging in. */
export interface LoginRequest extends Pick<InteractiveConnectRequest, 'report' | 'signal'> {
  readonly frame: SecureFrame
  readonly storage: KeyValueStorage
  readonly notices: Pick<Notices, 'alert' | 'showToast'>
  /**
   * Takes a question whose answer may log the visitor in, although they have left by then: the login ends again in the frame
   * once it is settled. Returns it.
   */
  settles<Value>(question: Promise<Value>): Promise<Value>
}
