export { describeRequest } from '../requests/describeRequest.ts'
export { reviewBytes } from '../review/reviewBytes.ts'
export { transfers } from '../transfers.ts'
