import { createClient } from './api/guestbook/client.ts'

/** Client of the guestbook's API. Each reply is validated by the contract. */
export const guestbook = createClient({ baseUrl: new URL(import.meta.env.VITE_API, location.href).href })
