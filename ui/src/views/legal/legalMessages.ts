import { plainMessages } from '../../messages/plainMessages.ts'
import { messages } from './messages/en.ts'

/** Messages about the host app's terms and privacy policy. */
export const legalMessages = plainMessages('legal', messages)
