export { takeLoginReturn } from '../foundation/logins/takeLoginReturn.ts'
export { createAccountEngine } from './createAccountEngine.ts'
