import { configure, fireEvent, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { App } from './App.tsx'
import { announceTestWallet } from './announceTestWallet.ts'
import { addNoteHandler, listNotesHandler } from './api/guestbook/handlers.ts'
import type { Note } from './api/guestbook/types.ts'
import { startKit } from './startKit.ts'
import { openModal } from './testSupport.ts'

// The modal's code is loaded on the first click.
configure({ asyncUtilTimeout: 10_000 })

/** Everything else is down. */
const server = setupServer(http.all('*', () => new HttpResponse(null, { status: 503 })))
beforeAll(() => server.listen())
afterAll(() => server.close())

test('a visitor connects and leaves a note', async () => {
  const notes: Note[] = []
  server.use(
    listNotesHandler({ reply: () => ({ notes }) }),
    addNoteHandler({
      reply: async (request) => {
        const note = { id: notes.length + 1, ...(await request.json()) }
        notes.unshift(note)
        return note
      },
    }),
  )
  const wallet = announceTestWallet({ 1: 'http://node.test' })
  const kit = startKit()
  onTestFinished(() => kit.destroy())
  render(<App />)
  await kit.ready()
  const modal = await openModal()
  fireEvent.click(await modal.findByRole('button', { name: /Test Wallet/ }))

  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'I was here' } })
  fireEvent.click(screen.getByRole('button', { name: 'Leave a note' }))
  const list = await screen.findByRole('listitem')
  expect(list.textContent).toBe(`I was here ${wallet.accounts[0]}`)
}, 30_000)
