export { cookieStorage } from '../signIn/cookies/cookieStorage.ts'
export type { LastConnection, LastVisit } from '../signIn/cookies/LastVisit.ts'
export { cookieToInitialState } from '../signIn/cookies/lastVisitCookie.ts'
export { type InitialStates, toInitialStates } from '../signIn/cookies/toInitialStates.ts'
