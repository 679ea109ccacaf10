export { explainRefusal } from './explainRefusal.ts'
export { readSignedMessages } from './readSignedMessages.ts'
export { readSignInMessage } from './readSignInMessage.ts'
export { siweToSIWX } from './siweToSIWX.ts'
