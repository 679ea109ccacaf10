/** Events of logins, and sending events to the analytics service. */
export const loadEventsUse = () => import('./use.ts')
