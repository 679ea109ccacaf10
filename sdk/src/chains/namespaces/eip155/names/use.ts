export { createEnsReader } from './createEnsReader.ts'
export { toCoinType } from './toCoinType.ts'
