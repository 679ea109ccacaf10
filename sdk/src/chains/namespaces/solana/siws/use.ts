export { solanaTogether } from './solanaTogether.ts'
