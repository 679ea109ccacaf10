export { setIdentityName } from './identity.ts'
export { readName } from './readName.ts'
export { sendRegistration } from './sendRegistration.ts'
