export { watchBalance } from './watchBalance.ts'
export { watchIdentity } from './watchIdentity.ts'
