export { describeRequest } from '../requests/describeRequest.ts'
export { reviewActions } from '../review/reviewActions.ts'
export { swaps } from '../swaps.ts'
export { transfers } from '../transfers.ts'
