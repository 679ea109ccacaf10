export { allWalletsDefinition } from './allWalletsDefinition.ts'
