export { cookieStorage } from '../cookies/cookieStorage.ts'
export type { LastConnection, LastVisit } from '../cookies/LastVisit.ts'
export { cookieToInitialState } from '../cookies/lastVisitCookie.ts'
export { type InitialStates, toInitialStates } from '../cookies/toInitialStates.ts'
