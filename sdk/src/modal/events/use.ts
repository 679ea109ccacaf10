export { createEventSender } from './createEventSender.ts'
export { trackLogin } from './loginEvents.ts'
