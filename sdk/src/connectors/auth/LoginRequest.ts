import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { KeyValueStorage } from '../../storage/KeyValueStorage.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'

/** What a way of logging in works with. */
export interface LoginRequest extends Pick<InteractiveConnectRequest, 'report' | 'signal'> {
  readonly frame: SecureFrame
  readonly storage: KeyValueStorage
}
