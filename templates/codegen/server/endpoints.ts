import { Hono } from 'hono'
import { createGuestbookRoutes } from '../src/api/guestbook/routes.ts'
import type { Note } from '../src/api/guestbook/types.ts'

/** The guestbook. Requests are validated by the contract; notes last as long as the process. */
export function createEndpoints(): Hono {
  const notes: Note[] = []
  const app = new Hono().basePath('/api')
  createGuestbookRoutes(app, {
    listNotes: () => ({ status: 200, body: { notes } }),
    addNote: ({ body }) => {
      if (notes.some(({ author, text }) => author === body.author && text === body.text))
        return { status: 409, body: { message: 'The author has left this note already.' } }
      const note = { ...body, id: notes.length + 1 }
      notes.unshift(note)
      return { status: 201, body: note }
    },
  })
  return app
}
