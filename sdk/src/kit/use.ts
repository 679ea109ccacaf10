export { createAccountEngine } from './createAccountEngine.ts'
export { takeLogin } from './resumeLogin.ts'
