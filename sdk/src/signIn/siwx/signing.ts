import { explainRefusal } from './explainRefusal.ts'
import { readSignedMessages } from './readSignedMessages.ts'
import { readSignInMessage } from './readSignInMessage.ts'

/** The code of one signature. Nothing before the visitor is asked to sign needs it: it is loaded with the message. */
export const signing = { explainRefusal, readSignedMessages, readSignInMessage }
