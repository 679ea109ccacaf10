export { watchActivity } from '../watchActivity.ts'
export { watchNfts } from '../watchNfts.ts'
export { watchSmartSessions } from '../watchSmartSessions.ts'
export { watchTokens } from '../watchTokens.ts'
