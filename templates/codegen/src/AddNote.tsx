import { useAppKitAccount } from '@wallet-kit/react'
import { type FormEvent, useState } from 'react'
import { useAddNoteMutation } from './api/guestbook/react.ts'
import { guestbook } from './guestbook.ts'

/** A form for the connected account. */
export function AddNote() {
  const { address } = useAppKitAccount()
  const [text, setText] = useState('')
  const { mutate, error, isPending } = useAddNoteMutation(guestbook)
  if (!address) return <p className="session">Connect to leave a note.</p>

  function add(event: FormEvent) {
    event.preventDefault()
    if (address) mutate({ body: { author: address, text } }, { onSuccess: () => setText('') })
  }

  return (
    <form className="session" onSubmit={add}>
      <input
        aria-label="Note"
        required
        maxLength={140}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" disabled={isPending}>
        Leave a note
      </button>
      {error && (
        <span role="alert">{error.status === 409 ? 'You have said that already.' : error.message}</span>
      )}
    </form>
  )
}
