export { createAuthSession } from '../createAuthSession.ts'
